import type { Contract } from "@emdia/contract/contract.ts";
import type { Client } from "@emdia/contract/route.ts";

type Key = "POST /catalogue/document-types" | "POST /catalogue/risk-activities";
type BodyOf<K extends Key> = NonNullable<Parameters<ReturnType<Client<Pick<Contract, K>>>>[0]>["body"];
export type DocumentTypeBody = BodyOf<"POST /catalogue/document-types">;
export type RiskActivityBody = BodyOf<"POST /catalogue/risk-activities">;

/** A document type as a contracting company may write one. */
export const aDocumentType = (name: string, more: Partial<DocumentTypeBody> = {}): DocumentTypeBody => ({
  name,
  description: "Documento que só esta empresa pede.",
  instructions: "Envie o documento assinado.",
  plan: "SSMA",
  type: "EMPLOYEE",
  category: "orders",
  frequency: "once",
  validity: { kind: "none" },
  questions: [
    {
      text: "O documento está assinado?",
      corrections: [{ reason: "unsigned", gap: "Falta a assinatura", action: "Colha a assinatura e envie de novo." }],
    },
  ],
  ...more,
});

export const aRiskActivity = (name: string, more: Partial<RiskActivityBody> = {}): RiskActivityBody => ({
  name,
  description: "Atividade que só esta empresa tem.",
  ...more,
});
