import { words } from "@emdia/contract/pendencies/words/pt-br.ts";
import type { ExportTexts } from "./export-words.ts";

export const ptBr: ExportTexts = {
  file: "pendencias",
  columns: {
    name: "Documento",
    month: "Mês de referência",
    plan: "Plano",
    kind: "Tipo",
    status: "Situação",
    worker: "Colaborador",
    provider: "Fornecedor",
    cnpj: "CNPJ",
    contractor: "Contratante",
    project: "Projeto",
    contract: "Contrato",
    issued: "Emissão",
    expires: "Vencimento",
    sent: "Aguarda análise desde",
    sendBy: "Prazo de envio",
    reviewBy: "Prazo da análise",
    changed: "Última alteração",
    active: "Ativa",
  },
  ...words,
  active: { yes: "Sim", no: "Não" },
  mail: {
    title: "Sua planilha de pendências está pronta",
    paragraphs: [
      "A planilha que você pediu traz {count} pendência(s), como estavam quando ela foi feita.",
      "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na lista de pendências.",
    ],
    action: "Baixar planilha",
  },
};
