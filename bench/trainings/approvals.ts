import type pg from "pg";
import { FULL_CLASSES } from "../data/trainings.ts";
import { openConnection } from "../measuring/http-connection.ts";
import { openList } from "../measuring/list-meanwhile.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Budget, type Measured } from "../measuring/report.ts";
import { secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";
import { classNamed } from "./class-named.ts";

const CERTIFICATES = ["trainings.settle-certificates"];
const JOBS = [...CERTIFICATES, "workers.settle-standing"];

type Approval = {
  readonly contractorId: number;
  readonly classId: number;
  readonly approved: number;
  readonly answerSeconds: number;
};
const approveAll = async ({ server, tokens }: ProductBench, owner: pg.Client, name: keyof typeof FULL_CLASSES): Promise<Approval> => {
  const { contractorId, id } = await classNamed(owner, name);
  const http = await openConnection(server.address, tokens.owner);
  const begun = performance.now();
  const answer = await http.put(`/api/integrations/${contractorId}/training-classes/${id}/update-batch`, { approveAll: true });
  const answerSeconds = (performance.now() - begun) / 1_000;
  http.close();
  const { approved } = JSON.parse(answer) as { readonly approved: number };
  return { contractorId, classId: id, approved, answerSeconds };
};

/** Pendencies that have a certificate of the class as their document. */
const completed = async (owner: pg.Client, { contractorId, classId }: Approval): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(
    `select count(distinct p.id) as count from training_certificate t join attachment a on a.contractor_id = t.contractor_id and a.certificate_id = t.id
       join pendency p on p.contractor_id = a.contractor_id and p.id = a.pendency_id
     where t.contractor_id = $1 and t.class_id = $2 and t.hash is not null and p.status = 'DONE'`,
    [contractorId, classId],
  );
  return Number(rows[0]?.count);
};

const workOf = (bench: ProductBench) =>
  forkWork(bench.database, new Date().toISOString(), { filesFolder: bench.task.filesFolder, jobs: "trainings" });

/** Approves a class of 200, and waits for pendencies, eligibility and certificates. */
export const measureApproval = async (bench: ProductBench, owner: pg.Client): Promise<Measured> => {
  const work = await workOf(bench);
  const begun = performance.now();
  const approval = await approveAll(bench, owner, "approval");
  await secondsUntilDone(owner, JOBS);
  const seconds = (performance.now() - begun) / 1_000;
  await work.stop();
  const done = await completed(owner, approval);
  const row = { approved: approval.approved, "answer seconds": approval.answerSeconds, "seconds until settled": seconds, completed: done };
  return {
    tables: [{ title: "approving a class", rows: [row] }],
    budgets: [
      atLeast("completed pendencies after the approval", done, FULL_CLASSES.approval),
      atMost("an approval of 200 is answered in seconds,", approval.answerSeconds, 3),
      atMost("an approval of 200 is settled in seconds,", seconds, 15),
    ],
  };
};

/** Draws and files 500 certificates, while another user reads a list. */
export const measureCertificates = async (bench: ProductBench, owner: pg.Client): Promise<Measured> => {
  const list = await openList(bench);
  await list.quiet();
  const quiet = await list.quiet();
  const approval = await approveAll(bench, owner, "certificates");
  const work = await workOf(bench);
  const { done: seconds, p95 } = await list.during(secondsUntilDone(owner, CERTIFICATES));
  const megabytes = await work.megabytes();
  await secondsUntilDone(owner, JOBS);
  await work.stop();
  list.close();
  const done = await completed(owner, approval);
  const budgets: readonly Budget[] = [
    atLeast("certificates with their PDF and pendency", done, FULL_CLASSES.certificates),
    atMost("500 certificates take seconds,", seconds, 20),
    atMost("500 certificates: the process takes megabytes,", megabytes, 300),
    atMost("500 certificates: the list of another user takes, times its quiet p95,", p95 / quiet, 2),
  ];
  const row = { certificates: done, seconds, "MB of the process": megabytes, "list p95 ms quiet": quiet, "list p95 ms meanwhile": p95 };
  return { tables: [{ title: "certificates of a class", rows: [row] }], budgets };
};
