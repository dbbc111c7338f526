import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of workers and their project links. */
export const text = {
  "worker.not_found": "Colaborador não encontrado.",
  "worker.already_here": "Esta pessoa já é colaboradora da sua empresa.",
  "worker.stale": "Outra pessoa alterou este colaborador enquanto você o editava. Confira o que mudou e escolha o que vale.",
  "worker.document_missing": "Informe o CPF ou um documento estrangeiro, e apenas um dos dois.",
  "worker.cpf_invalid": "O CPF informado não existe. Confira os números.",
  "worker.document_is_cpf": "O documento estrangeiro informado é um CPF. Cadastre-o como CPF.",
  "worker.document_is_from_home": "Um documento emitido no Brasil não é estrangeiro. Informe o CPF.",
  "worker.born_in_future": "A data de nascimento não pode ser depois de hoje.",
  "worker.too_young": "A pessoa não tem a idade que a lei exige para este trabalho.",
  "worker.admitted_before_birth": "A data de admissão deve ser depois da data de nascimento.",
  "worker.admission_contradicted": "A data de admissão contradiz as movimentações já registradas.",
  "worker.regime_in_future": "O regime de contratação não pode valer a partir de um dia depois de hoje.",
  "worker.activity_type_unknown": "Um dos tipos de atividade escolhidos não existe mais.",
  "worker.image_not_found": "Este colaborador não tem foto.",
  "worker.too_many_projects": "Um colaborador não pode ter tantos projetos ao mesmo tempo.",
  "worker.project_unknown": "Um dos projetos escolhidos não foi encontrado entre os projetos da sua empresa.",
  "worker.project_twice": "O mesmo projeto foi escolhido duas vezes em datas que se sobrepõem.",
  "worker.project_closed": "O projeto está inativo e não recebe colaboradores.",
  "worker.link_not_found": "O colaborador não está vinculado a este projeto.",
  "worker.link_reversed": "O fim do vínculo deve ser igual ou posterior ao início.",
  "worker.link_before_admission": "O vínculo com o projeto não pode começar antes da admissão.",
  "worker.link_outside_project": "As datas do vínculo estão fora do período do projeto.",
  "worker.dismissed": "O colaborador foi desligado e não pode ser vinculado a projetos.",
  "worker.restricted": "Esta pessoa está impedida de trabalhar para a contratante do projeto.",
} as const satisfies { readonly [C in ExplainedIn<"workerRefusals">]: string };
