// Issues and ends certificates when results change.
import { dayAndTime } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { certificateDates } from "../rules/certificate.ts";
import { type CertificateHolder, endCertificates, insertCertificates } from "../store/certificates.ts";
import type { StoredClass } from "../store/classes.ts";
import { enqueueSettling } from "./settle-certificates.ts";

type Changes = {
  readonly issue: readonly number[];
  readonly replace: readonly { readonly id: number; readonly reason: string }[];
  readonly withdraw: readonly { readonly id: number; readonly reason: string }[];
};

type Ended = { readonly state: "replaced" | "withdrawn"; readonly lines: Changes["replace"] };
/** Ends certificates, one statement per reason. */
const end = async ({ tx, now }: Scope, contractorId: number, { state, lines: all }: Ended): Promise<readonly CertificateHolder[]> => {
  const holders: CertificateHolder[] = [];
  for (const [reason, lines] of Map.groupBy(all, (line) => line.reason)) {
    const participantIds = lines.map(({ id }) => id);
    holders.push(...(await endCertificates(tx, contractorId, { participantIds, state, reason, now })));
  }
  return holders;
};

/** Writes the certificates of changed participants and enqueues the job that settles the documents of the supplier. */
export const changeCertificates = async (scope: Scope, training: StoredClass, { issue, replace, withdraw }: Changes): Promise<void> => {
  const { tx, now, today, account } = scope;
  const { contractorId } = training;
  const ended = [
    ...(await end(scope, contractorId, { state: "replaced", lines: replace })),
    ...(await end(scope, contractorId, { state: "withdrawn", lines: withdraw })),
  ];
  const dates = certificateDates({ lastDay: dayAndTime(training.endsAt).day, validityMonths: training.validityMonths }, today);
  const issued = await insertCertificates(tx, training, {
    participantIds: [...issue, ...replace.map(({ id }) => id)],
    ...dates,
    year: Number(today.slice(0, 4)),
    now,
    accountId: account.id,
  });
  await enqueueSettling(tx, [...ended, ...issued]);
};

/** Withdraws the certificates of participants that were removed with a description. */
export const withdrawCertificates = (
  scope: Scope,
  training: StoredClass,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason: string },
) => changeCertificates(scope, training, { issue: [], replace: [], withdraw: ids.map((id) => ({ id, reason })) });
