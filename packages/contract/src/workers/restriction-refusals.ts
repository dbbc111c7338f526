export const restrictionRefusals = {
  "restriction.not_found": { status: 404, message: "Bloqueio não encontrado." },
  "restriction.one_document": { status: 422, message: "Informe o CPF ou o documento estrangeiro da pessoa, um dos dois." },
  "restriction.dates_reversed": { status: 422, message: "O fim do bloqueio não pode ser antes do início." },
  "restriction.already_past": { status: 422, message: "O bloqueio já estaria encerrado. Informe um fim a partir de hoje." },
  "restriction.overlaps": { status: 409, message: "Já existe um bloqueio desta pessoa neste período." },
  "restriction.over": {
    status: 422,
    message: "Este bloqueio já terminou e não pode mais ser alterado. Cadastre um novo, se for preciso.",
  },
  "restriction.stale": {
    status: 409,
    message: "Este bloqueio foi alterado por outra pessoa. Confira como ficou e tente novamente.",
  },
} as const;
