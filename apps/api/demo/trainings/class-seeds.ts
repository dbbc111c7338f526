import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { RESTRICTED_PROJECT } from "../accounts/cast.ts";
import type { CompanyKey } from "../companies.ts";
import type { ConfigKey } from "./configs.ts";

/** Hours of each day of a class. */
export type Hours = "whole day" | "morning" | "two hours" | "around now";
type Results = { readonly approved: number; readonly failed: number; readonly absent: number; readonly removed: number };
export type ClassSeed = {
  readonly config: ConfigKey;
  readonly name: string;
  readonly kind: TrainingKind;
  /** Days from today to the first session, moved to a workday. `months` more are counted in calendar months. */
  readonly from: number;
  readonly months?: number;
  readonly days: number;
  readonly hours: Hours;
  readonly vacancy: number;
  /** Open to these suppliers only. */
  readonly suppliers?: readonly CompanyKey[];
  readonly workAndSpace?: string;
  /** Participants of a class that has not ended. */
  readonly enrolled?: number;
  /** Participants who are present in the first session of a class of today. */
  readonly present?: number;
  /** Participants of a finished class by result. */
  readonly results?: Results;
  /** Workers of the story who participate before others. */
  readonly first?: "returned from a long leave" | "failed before" | "works for two suppliers";
  /** Workers of this project participate before others. */
  readonly project?: string;
  readonly notes?: readonly string[];
  readonly files?: "evidence" | "all" | "for suppliers";
  readonly cancelReason?: string;
  /** Entered this many days ago, after its sessions. */
  readonly enteredAgo?: number;
};

/** Classes in the order of their results, so that the numbers of certificates follow the days. */
export const classSeeds: readonly ClassSeed[] = [
  {
    config: "nr10",
    name: "NR-10 básico: eletricistas da usina",
    kind: "initial",
    ...{ from: -247, days: 5, hours: "whole day", vacancy: 12 },
    suppliers: ["voltta"],
    results: { approved: 5, failed: 0, absent: 1, removed: 0 },
    first: "returned from a long leave",
    files: "evidence",
  },
  {
    config: "nr33",
    name: "NR-33 trabalhador e vigia: silos e moinhos",
    kind: "initial",
    ...{ from: -60, days: 2, hours: "whole day", vacancy: 12 },
    workAndSpace: "Inspeção e limpeza em silos de carregamento, moinhos e caixas de passagem.",
    results: { approved: 6, failed: 1, absent: 0, removed: 0 },
    files: "evidence",
  },
  {
    config: "integration",
    name: "Integração da mina: parada de manutenção",
    kind: "initial",
    ...{ from: -45, days: 1, hours: "morning", vacancy: 30 },
    results: { approved: 11, failed: 0, absent: 2, removed: 1 },
    project: RESTRICTED_PROJECT,
    files: "evidence",
  },
  {
    config: "nr35",
    name: "NR-35: montagem de andaimes",
    kind: "initial",
    ...{ from: -30, days: 1, hours: "whole day", vacancy: 15 },
    results: { approved: 6, failed: 2, absent: 1, removed: 1 },
    notes: [
      "Conduziu a prática de resgate com segurança; pode apoiar como monitor.",
      "Pediu reforço em nós e ancoragens antes da próxima turma.",
    ],
    files: "all",
  },
  {
    config: "nr35",
    name: "NR-35: turma anterior ao cadastro",
    kind: "periodic",
    ...{ from: 12, months: -24, days: 1, hours: "whole day", vacancy: 5 },
    results: { approved: 2, failed: 0, absent: 0, removed: 0 },
    files: "evidence",
    enteredAgo: 25,
  },
  {
    config: "nr10",
    name: "NR-10 básico: reciclagem",
    kind: "periodic",
    ...{ from: -22, days: 5, hours: "whole day", vacancy: 10 },
    results: { approved: 3, failed: 1, absent: 1, removed: 0 },
    files: "evidence",
  },
  {
    config: "tower",
    name: "Subida em aerogerador: equipe de manutenção",
    kind: "initial",
    ...{ from: -15, days: 1, hours: "whole day", vacancy: 8 },
    results: { approved: 4, failed: 1, absent: 1, removed: 1 },
    notes: ["Exame clínico de altura vence antes da credencial; conferir na próxima subida."],
    files: "all",
  },
  {
    config: "nr35",
    name: "NR-35: segunda chance",
    kind: "initial",
    ...{ from: -10, days: 1, hours: "whole day", vacancy: 10 },
    results: { approved: 3, failed: 1, absent: 0, removed: 0 },
    first: "failed before",
    notes: ["Segunda reprovação na prova; combinar aula individual com o fornecedor."],
    files: "evidence",
  },
  {
    config: "integration",
    name: "Integração da mina: turma de hoje",
    kind: "initial",
    ...{ from: 0, days: 1, hours: "around now", vacancy: 20 },
    enrolled: 12,
    present: 6,
    files: "for suppliers",
  },
  {
    config: "goldenRules",
    name: "Regras de ouro: equipes de terra",
    kind: "initial",
    ...{ from: 3, days: 1, hours: "two hours", vacancy: 25 },
    enrolled: 7,
    cancelReason: "O auditório está em obra; as pessoas passam para a próxima turma.",
  },
  {
    config: "goldenRules",
    name: "Regras de ouro: turma geral",
    kind: "initial",
    ...{ from: 5, days: 1, hours: "two hours", vacancy: 40 },
    enrolled: 9,
    first: "works for two suppliers",
    files: "for suppliers",
  },
  {
    config: "nr35",
    name: "NR-35: turma lotada",
    kind: "periodic",
    ...{ from: 9, days: 1, hours: "whole day", vacancy: 8 },
    enrolled: 8,
  },
  {
    config: "nr10",
    name: "NR-10 básico: próxima turma",
    kind: "eventual",
    ...{ from: 14, days: 5, hours: "whole day", vacancy: 20 },
    enrolled: 4,
  },
  {
    config: "tower",
    name: "Subida em aerogerador: campanha de inspeção",
    kind: "periodic",
    ...{ from: 20, days: 1, hours: "whole day", vacancy: 10 },
    enrolled: 3,
  },
];
