/** Refusals of disputes and of decisions on them. */
export const disputeRefusals = {
  "dispute.not_rejected": {
    status: 422,
    message: "Só é possível contestar uma reprovação enquanto o documento está em aberto depois dela.",
  },
  "dispute.too_late": { status: 422, message: "O prazo para contestar esta reprovação terminou." },
  "dispute.already_disputed": { status: 422, message: "Esta reprovação já foi contestada. Cada reprovação pode ser contestada uma vez." },
  "dispute.text_missing": { status: 422, message: "Escreva por que o documento deve ser aceito." },
  "dispute.not_disputed": { status: 422, message: "Não há contestação desta pendência para decidir." },
  "dispute.already_decided": { status: 422, message: "Esta contestação já foi decidida ou encerrada. Confira o resultado." },
  "dispute.own_rejection": {
    status: 422,
    message: "Você reprovou este documento, e quem reprova não decide a contestação. Peça a outra pessoa da contratante.",
  },
  "dispute.reason_missing": { status: 422, message: "Escreva o motivo da decisão." },
} as const;
