/** An address as somebody types it, with the mask of its postal code. */
export const aBillingAddress = {
  street: "Avenida Carandaí",
  number: "1120",
  complement: "Sala 301",
  neighborhood: "Centro",
  city: "Belo Horizonte",
  uf: "MG",
  cep: "30130-915",
} as const;
