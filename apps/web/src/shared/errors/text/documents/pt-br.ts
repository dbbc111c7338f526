import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of files, documents and exports. */
export const text = {
  "file.empty": "O arquivo está vazio. Confira o original e envie de novo.",
  "file.needs_password": "O arquivo pede uma senha. Salve uma cópia sem senha e envie de novo.",
  "file.broken": "O PDF não pode ser aberto. Gere o arquivo de novo, ou digitalize o documento, e envie outra vez.",
  "file.too_slow": "O PDF demora demais para abrir. Imprima-o de novo como PDF, ou digitalize o documento, e envie outra vez.",
  "file.missing": "Nenhum arquivo chegou. Escolha o arquivo e envie de novo.",
  "storage.unavailable": "Não foi possível guardar o arquivo agora. Nada foi salvo pela metade: tente de novo em instantes.",
  "storage.low": "O armazenamento está quase cheio e não recebe arquivos agora. Avise o suporte e tente de novo mais tarde.",
  "file.quota_reached": "O limite diário de arquivos enviados foi atingido. Envie os demais amanhã.",
  "file.inspection_busy": "Ainda estamos abrindo os arquivos que você enviou antes. Espere um instante e envie este de novo.",
  "document.not_found": "Este documento não existe mais ou você não tem acesso a ele.",
  "document.not_available": "Arquivo não disponível para download",
  "document.not_wanted_now": "Esta pendência não recebe documentos na situação atual.",
  "document.settled": "Este documento já foi decidido e não pode mais ser alterado.",
  "document.issue_in_future": "Data superior à atual",
  "document.expires_before_issue": "O vencimento não pode ser anterior à emissão.",
  "document.never_expires": "Este tipo de documento não tem vencimento.",
  "document.expiry_missing": "Este tipo de documento tem vencimento: informe até quando ele vale.",
  "document.replaced_not_found": "O documento que seria substituído não está mais entre os enviados. Envie o novo sem substituir.",
  "document.approved_already": "Este arquivo é o que já foi aprovado. Envie o documento novo.",
  "document.too_many": "A pendência já tem o máximo de documentos. Exclua um antes de acrescentar outro.",
  "document.not_reusable": "Este arquivo não serve para este pedido: é de outro tipo ou de outra pessoa, ou já venceu.",
  "export.not_found": "Esta exportação não existe mais ou foi pedida em outra conta. Exporte de novo na lista.",
} as const satisfies { readonly [C in ExplainedIn<"documentRefusals">]: string };
