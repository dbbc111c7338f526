// Attendance of this browser: sends waiting readings when the network returns, and clears the records at sign-out.
import { api } from "../../../shared/api/api.ts";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { beforeSigningOut } from "../../../shared/session/sign-out/before-signing-out.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { everyTraining } from "../../../shared/trainings/training-queries.ts";
import type { Reading } from "./class-record.ts";
import { createAttendance, type Sent } from "./create-attendance.ts";
import { openRecords } from "./record-storage.ts";

const RETRY_MS = 30_000;
const SIGN_OUT_MS = 3_000;
/** Statuses after which the same request may succeed later: session ended, timeout, too many requests. */
const laterStatuses: readonly number[] = [401, 408, 429];
const SERVER_FAILED = 500;

const sentAfter = (failure: unknown): Sent => {
  if (!(failure instanceof ApiFailure) || failure.kind !== "answered") return "unreached";
  const { statusCode = SERVER_FAILED, code = null, message } = failure;
  if (statusCode >= SERVER_FAILED || laterStatuses.includes(statusCode)) return "unreached";
  const details = typeof failure.details === "object" ? { ...failure.details } : null;
  return { code, message, details };
};

export const attendance = createAttendance({
  storage: openRecords(),
  owner: sessionStore.owner,
  send: async ({ companyId, id }, batch: readonly Reading[]) => {
    const readings = batch.map(({ participantId, sessionId }) => ({ trainingClassEmployeeId: participantId, sessionId }));
    const request = api("POST /integrations/{companyId}/training-classes/{id}/attendance")({ companyId, id, body: { readings } });
    const sent = await request.then(({ results }) => results, sentAfter);
    if (sent !== "unreached") void queryClient.invalidateQueries({ queryKey: everyTraining });
    return sent;
  },
});

let retry: ReturnType<typeof setTimeout> | undefined;
/** Sends what waits, and tries again later if the server is not reached: browsers do not report every return of the network. */
export const sendWaiting = async (sending = attendance.flush()): Promise<void> => {
  clearTimeout(retry);
  if (!(await sending)) retry = setTimeout(() => void sendWaiting(), RETRY_MS);
};

addEventListener("online", () => void sendWaiting());
onUserChange(() => void attendance.reload());
beforeSigningOut(async () => {
  await Promise.race([attendance.flush(), new Promise((done) => setTimeout(done, SIGN_OUT_MS))]);
  await attendance.clear();
});
void sendWaiting();
