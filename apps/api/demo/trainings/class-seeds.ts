import type { TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { RESTRICTED_PROJECT } from "../accounts/cast.ts";
import type { CompanyKey } from "../companies.ts";
import type { ConfigKey } from "./configs.ts";

/** Hours of each day of a class. */
export type Hours = "whole day" | "morning" | "two hours" | "around now";
export type Schedule = {
  /** Days from today to the first session, moved to a workday. */
  readonly from: number;
  /** Calendar months that are added to `from`. */
  readonly months?: number;
  /** Number of workdays; one by default. */
  readonly days?: number;
  /** The whole day by default. */
  readonly hours?: Hours;
  /** The first day may be a weekend. */
  readonly keepsDay?: true;
};
/** Number of participants by result. */
type Results = { readonly approved?: number; readonly failed?: number; readonly absent?: number; readonly removed?: number };
export type ClassSeed = {
  readonly config: ConfigKey;
  readonly name: string;
  readonly kind: TrainingKind;
  readonly schedule: Schedule;
  readonly vacancy: number;
  /** The class is open to these suppliers only. */
  readonly suppliers?: readonly CompanyKey[];
  readonly workAndSpace?: string;
  /** Participants of a class that has not ended. */
  readonly enrolled?: number;
  /** Participants who are present in the first session of a class of today. */
  readonly present?: number;
  /** Participants of a finished class. */
  readonly results?: Results;
  /** Worker of the demo story who participates before others. */
  readonly first?: "returned from a long leave" | "failed before" | "works for two suppliers";
  /** Workers of this project participate before others. */
  readonly project?: string;
  readonly notes?: readonly string[];
  readonly files?: "evidence" | "all" | "for suppliers";
  readonly cancelReason?: string;
  /** The class was entered this many days ago, after its sessions. */
  readonly enteredAgo?: number;
};

/** Classes in the order of their results, so that the numbers of certificates follow the days. */
export const classSeeds: readonly ClassSeed[] = [
  {
    config: "nr10",
    name: "NR-10 básico: eletricistas da usina",
    kind: "initial",
    schedule: { from: -247, days: 5 },
    vacancy: 12,
    suppliers: ["voltta"],
    results: { approved: 5, absent: 1 },
    first: "returned from a long leave",
    files: "evidence",
  },
  {
    config: "nr33",
    name: "NR-33 trabalhador e vigia: silos e moinhos",
    kind: "initial",
    schedule: { from: -60, days: 2 },
    vacancy: 12,
    workAndSpace: "Inspeção e limpeza em silos de carregamento, moinhos e caixas de passagem.",
    results: { approved: 6, failed: 1 },
    files: "evidence",
  },
  {
    config: "integration",
    name: "Integração da mina: parada de manutenção",
    kind: "initial",
    schedule: { from: -45, hours: "morning" },
    vacancy: 30,
    results: { approved: 11, absent: 2, removed: 1 },
    project: RESTRICTED_PROJECT,
    files: "evidence",
  },
  {
    config: "nr35",
    name: "NR-35: montagem de andaimes",
    kind: "initial",
    schedule: { from: -30 },
    vacancy: 15,
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
    schedule: { from: 12, months: -24 },
    vacancy: 5,
    results: { approved: 2 },
    files: "evidence",
    enteredAgo: 25,
  },
  {
    config: "nr10",
    name: "NR-10 básico: reciclagem",
    kind: "periodic",
    schedule: { from: -22, days: 5 },
    vacancy: 10,
    results: { approved: 3, failed: 1, absent: 1 },
    files: "evidence",
  },
  {
    config: "tower",
    name: "Subida em aerogerador: equipe de manutenção",
    kind: "initial",
    schedule: { from: -15 },
    vacancy: 8,
    results: { approved: 4, failed: 1, absent: 1, removed: 1 },
    notes: ["Exame clínico de altura vence antes da credencial; conferir na próxima subida."],
    files: "all",
  },
  {
    config: "nr35",
    name: "NR-35: segunda chance",
    kind: "initial",
    schedule: { from: -10 },
    vacancy: 10,
    results: { approved: 3, failed: 1 },
    first: "failed before",
    notes: ["Segunda reprovação na prova; combinar aula individual com o fornecedor."],
    files: "evidence",
  },
  {
    config: "integration",
    name: "Integração da mina: turma de hoje",
    kind: "initial",
    schedule: { from: 0, hours: "around now" },
    vacancy: 20,
    enrolled: 12,
    present: 6,
    files: "for suppliers",
  },
  {
    config: "goldenRules",
    name: "Regras de ouro: equipes de terra",
    kind: "initial",
    schedule: { from: 3, hours: "two hours" },
    vacancy: 25,
    enrolled: 7,
    cancelReason: "O auditório está em obra; as pessoas passam para a próxima turma.",
  },
  {
    config: "goldenRules",
    name: "Regras de ouro: turma geral",
    kind: "initial",
    schedule: { from: 5, hours: "two hours" },
    vacancy: 40,
    enrolled: 9,
    first: "works for two suppliers",
    files: "for suppliers",
  },
  {
    config: "nr35",
    name: "NR-35: turma lotada",
    kind: "periodic",
    schedule: { from: 9 },
    vacancy: 8,
    enrolled: 8,
  },
  {
    config: "nr10",
    name: "NR-10 básico: próxima turma",
    kind: "eventual",
    schedule: { from: 14, days: 5 },
    vacancy: 20,
    enrolled: 4,
  },
  {
    config: "tower",
    name: "Subida em aerogerador: campanha de inspeção",
    kind: "periodic",
    schedule: { from: 20 },
    vacancy: 10,
    enrolled: 3,
  },
];
