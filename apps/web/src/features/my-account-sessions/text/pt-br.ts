/** Where a person is signed in. */
export const text = {
  title: "Onde você está conectado",
  says: "Não reconhece algum destes acessos? Encerre-o e troque sua senha.",
  device: { both: "{{browser}} no {{system}}", unknown: "Aparelho não identificado" },
  here: "este aparelho",
  used: "Último uso em {{lastUsed}} · endereço {{address}}",
  since: "Conectado desde {{since}}",
  end: "Encerrar",
  endNamed: "Encerrar o acesso em {{name}}",
  ended: "Acesso encerrado",
  endOthers: "Encerrar todos os outros",
  endedOthers_zero: "Não havia outro acesso aberto",
  endedOthers_one: "{{count}} acesso encerrado",
  endedOthers_other: "{{count}} acessos encerrados",
  more: "Mostrar mais",
} as const;
