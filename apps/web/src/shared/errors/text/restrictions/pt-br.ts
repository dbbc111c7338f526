import type { ExplainedIn } from "../../explained-by.ts";

/** Who keeps whom out of their projects. */
export const text = {
  "restriction.not_found": "Impedimento não encontrado.",
  "restriction.one_document": "Informe o CPF ou o documento estrangeiro da pessoa, um dos dois.",
  "restriction.dates_reversed": "O fim do impedimento não pode ser antes do início.",
  "restriction.already_past": "O impedimento já estaria encerrado. Informe um fim a partir de hoje.",
  "restriction.overlaps": "Já existe um impedimento desta pessoa neste período.",
  "restriction.over": "Este impedimento já terminou e não pode mais ser alterado. Cadastre um novo, se for preciso.",
  "restriction.stale": "Este impedimento foi alterado por outra pessoa. Confira como ficou e tente novamente.",
} as const satisfies { readonly [C in ExplainedIn<"restrictionRefusals">]: string };
