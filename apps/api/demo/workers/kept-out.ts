import { addDays, type IsoDay } from "../../src/kernel/dates.ts";
import { createRestriction, liftRestriction } from "../../src/modules/workers/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { acceptedBy } from "../accepted-by.ts";
import type { Companies } from "../companies.ts";
import { nothing } from "../facilities.ts";
import type { SeededWorker } from "./drawn-workers.ts";

type KeptOut = {
  readonly contractor: "serraAzul" | "horizonte";
  readonly supplier: keyof Companies;
  /** Index of the worker in the supplier's list. */
  readonly at: number;
  readonly reason: string;
  readonly from: number;
  readonly until: number | null;
  readonly lifted?: true;
};

/** Past, current (with and without end), lifted and future restrictions, in order of their decision. */
const keptOut: readonly KeptOut[] = [
  { contractor: "serraAzul", supplier: "ipe", at: 10, reason: "Trabalho em altura sem cinto de segurança", from: -220, until: -40 },
  { contractor: "serraAzul", supplier: "voltta", at: 4, reason: "Intervenção em painel energizado sem bloqueio", from: -75, until: null },
  { contractor: "horizonte", supplier: "norteSul", at: 5, reason: "Içamento sem plano aprovado", from: -30, until: 60 },
  { contractor: "serraAzul", supplier: "ipe", at: 13, reason: "Acesso a área isolada sem autorização", from: -20, until: 40 },
  {
    contractor: "serraAzul",
    supplier: "guaraci",
    at: 7,
    reason: "Registro feito para a pessoa errada",
    from: -10,
    until: 20,
    lifted: true,
  },
  { contractor: "serraAzul", supplier: "tucano", at: 3, reason: "Excesso de velocidade reincidente na mina", from: -3, until: 87 },
  { contractor: "serraAzul", supplier: "limpaVale", at: 6, reason: "Processo disciplinar em andamento", from: 15, until: 45 },
];

const shown = ({ kind, type, country, number }: SeededWorker["person"]["document"]) =>
  kind === "cpf" ? { CPF: number, foreignDocument: null } : { CPF: null, foreignDocument: { type, country, number } };

/** Scope of a contractor's user some days ago. */
export type ActingThen = (contractor: KeptOut["contractor"], daysAgo: number) => Scope;

/** Creates restrictions on their start day, or today if it is in the future. Lifts a lifted one a day later. */
export const seedRestrictions = async (
  actingThen: ActingThen,
  { workers, companies, today }: { readonly workers: readonly SeededWorker[]; readonly companies: Companies; readonly today: IsoDay },
): Promise<void> => {
  for (const { contractor, supplier, at, reason, from, until, lifted } of keptOut) {
    const worker = workers.filter(({ providerId }) => providerId === companies[supplier])[at];
    if (!worker) continue;
    const companyId = companies[contractor];
    const days = { startDate: addDays(today, from), endDate: until === null ? null : addDays(today, until) };
    const body = { name: worker.person.name, ...shown(worker.person.document), reason, ...days };
    const written = actingThen(contractor, Math.max(0, -from));
    const { id } = acceptedBy(await createRestriction(written, { ...nothing, params: { companyId }, body }));
    if (!lifted) continue;
    acceptedBy(await liftRestriction(actingThen(contractor, -from - 1), { ...nothing, params: { companyId, id }, body: undefined }));
  }
};
