import type { WrittenDocumentType } from "@emdia/contract/catalogue/document-type-routes.ts";
import type { WrittenRiskActivity } from "@emdia/contract/catalogue/risk-activity-routes.ts";
import { labourRegimes, PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { DEFAULT_NEXT_DUE_DAYS } from "@emdia/contract/limits.ts";
import { addDocumentType, addRiskActivity, setNormFigure } from "../src/modules/catalogue/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import { acceptedBy } from "./accepted-by.ts";
import { nothing } from "./facilities.ts";

type Own = {
  readonly document: Pick<WrittenDocumentType, "name" | "description" | "instructions" | "questions">;
  readonly activity: Pick<WrittenRiskActivity, "name" | "description"> & {
    readonly trainings: number[];
    readonly documentIds: readonly number[];
  };
  readonly figure: { readonly key: string; readonly value: number; readonly source: string };
};

/** Document types and risk activities of each contractor, in addition to the platform's. */
export const ownCatalogues: { readonly [Contractor in "serraAzul" | "horizonte" | "ipe"]: Own } = {
  serraAzul: {
    document: {
      name: "Termo das regras de ouro da mina",
      description: "Compromisso do colaborador com as dez regras de ouro da Serra Azul.",
      instructions: "Termo do ano, assinado pelo colaborador depois da integração da mina.",
      questions: [
        {
          text: "O termo é a versão deste ano e traz as dez regras?",
          example: "Revisão 2026, dez regras.",
          corrections: [
            {
              reason: "expired",
              gap: "O termo é de um ano anterior",
              action: "Peça o termo atual à segurança da mina e envie-o assinado.",
            },
          ],
        },
        {
          text: "O colaborador assinou o termo?",
          corrections: [
            { reason: "unsigned", gap: "Falta a assinatura do colaborador", action: "Colha a assinatura e digitalize o termo inteiro." },
          ],
        },
      ],
    },
    activity: {
      name: "Trabalho próximo à barragem",
      description: "Atividade na crista ou na zona de autossalvamento da barragem.",
      trainings: [1],
      documentIds: [365],
    },
    figure: { key: "nr7.aso.periodic_unexposed", value: 12, source: "Padrão de saúde da Serra Azul, rev. 4" },
  },
  horizonte: {
    document: {
      name: "Credencial de acesso ao aerogerador",
      description: "Credencial da Horizonte para subir nas torres do parque eólico.",
      instructions: "Credencial frente e verso, com a data do último simulado de resgate.",
      questions: [
        {
          text: "A credencial vale para o modelo de torre do parque?",
          example: "Torre de 120 m, elevador de serviço.",
          corrections: [
            {
              reason: "wrong_place",
              gap: "A credencial é de outro modelo de torre",
              action: "Agende a qualificação no parque e envie a nova credencial.",
            },
          ],
        },
      ],
    },
    activity: {
      name: "Subida em aerogerador",
      description: "Acesso à nacele por escada ou elevador.",
      trainings: [14],
      documentIds: [363, 371],
    },
    figure: { key: "nr35.validity", value: 12, source: "Procedimento de torres da Horizonte, PT-07" },
  },
  ipe: {
    document: {
      name: "Lista de conferência de andaimes devolvidos",
      description: "Conferência das peças que voltam da obra ao galpão.",
      instructions: "Lista preenchida e assinada por quem entrega e por quem recebe.",
      questions: [
        {
          text: "A lista confere com a nota de remessa?",
          corrections: [
            {
              reason: "inconsistent",
              gap: "As quantidades não são as da remessa",
              action: "Confira as peças com o almoxarife e envie a lista corrigida.",
            },
          ],
        },
      ],
    },
    activity: {
      name: "Carga e descarga no galpão",
      description: "Movimentação de peças com empilhadeira no galpão.",
      trainings: [4],
      documentIds: [374],
    },
    figure: { key: "vehicle.inspection", value: 6, source: "Regra de frota da Ipê" },
  },
};

export const seedOwnCatalogue = async (scope: Scope, { document, activity, figure }: Own): Promise<void> => {
  const written = {
    ...document,
    plan: "SSMA" as const,
    type: "EMPLOYEE" as const,
    category: "orders" as const,
    frequency: "always_valid" as const,
    validity: { kind: "from_issue" as const, amount: 12, unit: "months" as const },
    regimes: [...labourRegimes],
    nextDueDays: DEFAULT_NEXT_DUE_DAYS,
  };
  acceptedBy(await addDocumentType(scope, { ...nothing, body: written }));
  const { documentIds, ...described } = activity;
  const documents = documentIds.map((id) => ({ ownerId: PLATFORM_OWNER, id }));
  acceptedBy(await addRiskActivity(scope, { ...nothing, body: { ...described, documents } }));
  acceptedBy(await setNormFigure(scope, { ...nothing, body: { ...figure, holdsFrom: "2026-01-01" } }));
};
