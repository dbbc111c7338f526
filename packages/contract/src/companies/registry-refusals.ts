export const registryRefusals = {
  "registry.cnpj_invalid": { status: 422, message: "Invalid CNPJ." },
} as const;
