import { addDays, type IsoDay } from "../src/kernel/dates.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import type { Companies } from "./companies.ts";
import type { SeededWorker } from "./workers-drawn.ts";

type KeptOut = {
  readonly contractor: "serraAzul" | "horizonte";
  readonly supplier: keyof Companies;
  /** Which of the supplier's people, in the order in which they were taken on. */
  readonly at: number;
  readonly reason: string;
  readonly from: number;
  readonly until: number | null;
  readonly lifted?: true;
};

/** Past, current with and without an end, to come, and one that was taken back. */
const keptOut: readonly KeptOut[] = [
  { contractor: "serraAzul", supplier: "ipe", at: 10, reason: "Trabalho em altura sem cinto de segurança", from: -220, until: -40 },
  { contractor: "serraAzul", supplier: "ipe", at: 13, reason: "Acesso a área isolada sem autorização", from: -20, until: 40 },
  { contractor: "serraAzul", supplier: "voltta", at: 4, reason: "Intervenção em painel energizado sem bloqueio", from: -75, until: null },
  { contractor: "serraAzul", supplier: "tucano", at: 3, reason: "Excesso de velocidade reincidente na mina", from: -3, until: 87 },
  { contractor: "serraAzul", supplier: "limpaVale", at: 6, reason: "Processo disciplinar em andamento", from: 15, until: 45 },
  {
    contractor: "serraAzul",
    supplier: "guaraci",
    at: 7,
    reason: "Registro feito para a pessoa errada",
    from: -10,
    until: 20,
    lifted: true,
  },
  { contractor: "horizonte", supplier: "norteSul", at: 5, reason: "Içamento sem plano aprovado", from: -30, until: 60 },
];

export const seedRestrictions = async (
  tx: Tx,
  { workers, companies, today }: { readonly workers: readonly SeededWorker[]; readonly companies: Companies; readonly today: IsoDay },
): Promise<void> => {
  const values = keptOut.flatMap(({ contractor, supplier, at, reason, from, until, lifted }) => {
    const worker = workers.filter(({ providerId }) => providerId === companies[supplier])[at];
    if (!worker) return [];
    const { kind, country, type, number } = worker.person.document;
    return {
      contractor_id: companies[contractor],
      person_id: worker.personId,
      document_kind: kind,
      document_country: country,
      document_type: type,
      document: number,
      name: worker.person.name,
      reason,
      start_date: addDays(today, from),
      end_date: until === null ? null : addDays(today, until),
      lifted_at: lifted ? new Date(`${addDays(today, from + 1)}T12:00:00Z`) : null,
    };
  });
  await tx.insertInto("restriction").values(values).execute();
};
