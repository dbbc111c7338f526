import { linkRefusals } from "./link-refusals.ts";

/** Refusals of worker records. */
const recordRefusals = {
  "worker.not_found": { status: 404, message: "Colaborador não encontrado." },
  "worker.already_here": { status: 409, message: "Esta pessoa já é colaboradora da sua empresa." },
  "worker.stale": {
    status: 409,
    message: "Outra pessoa alterou este colaborador enquanto você o editava. Confira o que mudou e escolha o que vale.",
  },
  "worker.document_missing": { status: 422, message: "Informe o CPF ou um documento estrangeiro, e apenas um dos dois." },
  "worker.cpf_invalid": { status: 422, message: "O CPF informado não existe. Confira os números." },
  "worker.document_is_cpf": { status: 422, message: "O documento estrangeiro informado é um CPF. Cadastre-o como CPF." },
  "worker.document_is_from_home": { status: 422, message: "Um documento emitido no Brasil não é estrangeiro. Informe o CPF." },
  "worker.born_in_future": { status: 422, message: "A data de nascimento não pode ser depois de hoje." },
  "worker.too_young": { status: 422, message: "A pessoa não tem a idade que a lei exige para este trabalho." },
  "worker.admitted_before_birth": { status: 422, message: "A data de admissão deve ser depois da data de nascimento." },
  "worker.admission_contradicted": { status: 422, message: "A data de admissão contradiz as movimentações já registradas." },
  "worker.regime_in_future": { status: 422, message: "O regime de contratação não pode valer a partir de um dia depois de hoje." },
  "worker.activity_type_unknown": { status: 422, message: "Um dos tipos de atividade escolhidos não existe mais." },
  "worker.image_not_scanned": {
    status: 409,
    message: "A foto ainda está em verificação. Ela aparece em instantes.",
  },
  "worker.image_infected": { status: 409, message: "A foto foi recusada pela verificação de vírus. Envie outra imagem." },
  "worker.image_not_found": { status: 404, message: "Este colaborador não tem foto." },
} as const;

/** Refusals of the worker routes; other files define the codes of their own parts. */
export const workerRefusals = { ...recordRefusals, ...linkRefusals } as const;
