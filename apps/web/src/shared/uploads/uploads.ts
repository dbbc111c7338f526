import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import i18next from "i18next";
import { queryClient } from "../api/query-client.ts";
import { currentMessageOf } from "../errors/message-of.ts";
import { loadTexts } from "../i18n/i18n.ts";
import { notify } from "../notices/notify.ts";
import { onUserChange } from "../session/sign-out/owner-change.ts";
import { markOf } from "./persistence/kept-uploads.ts";
import { forgetUpload, holdUpload, keptUploads, rememberUpload } from "./persistence/upload-persistence.ts";
import { saveDates } from "./save-dates.ts";
import { sendDocument } from "./sending/send-document.ts";
import { isUnderWay, type Upload, type WantedUpload } from "./upload.ts";
import { createUploadQueue } from "./upload-queue.ts";

/** Retry delay when the browser fires no `online` event. */
const TRY_AGAIN_MS = 30_000;

/** Saves dates that the user typed after the upload had started; empty dates stay as the server set them. */
const dateAfterwards = ({ dates: { issueDate, expirationDate }, place }: Upload, document: PendencyDocument): Promise<void> =>
  saveDates(place.pendencyId, document, { ...(issueDate && { issueDate }), ...(expirationDate && { expirationDate }) });

/** The server may refuse dates typed during the upload: the notice shows the reason, and the form shows the missing date. */
const tellRefusedDates = (upload: Upload) => (error: unknown) =>
  notify.error(`${upload.name}: ${i18next.t("uploads:datesRefused", { reason: currentMessageOf(error) })}`);

const arrived = async (upload: Upload, document: PendencyDocument): Promise<void> => {
  await loadTexts(["uploads"]);
  await dateAfterwards(upload, document).catch(tellRefusedDates(upload));
  notify.success(`${i18next.t("uploads:arrived")} ${i18next.t("uploads:stillToSend")}`);
  await queryClient.invalidateQueries({ queryKey: ["pendencies"] });
};

/** Stores and locks a queued upload: it survives the page, and other tabs do not resume it. */
const rememberWaiting = (wanted: WantedUpload) => {
  rememberUpload(wanted);
  return holdUpload(markOf(wanted.file, wanted.place, wanted.replaces));
};

/** Upload queue of the page, shared by all screens. */
export const uploads = createUploadQueue({
  send: sendDocument,
  nowMs: Date.now,
  later: (work) => void setTimeout(work, TRY_AGAIN_MS),
  arrived: (upload, document) => void arrived(upload, document),
  failed: () => void queryClient.invalidateQueries({ queryKey: ["pendencies"] }),
  waits: rememberWaiting,
  dated: ({ file, place, replaces }, dates) => keptUploads.learn(markOf(file, place, replaces), { dates }),
  givenUp: ({ file, place, replaces }) => forgetUpload(markOf(file, place, replaces)),
});

addEventListener("online", () => uploads.goOnLost());
addEventListener("beforeunload", (event) => {
  if (uploads.watched.read().some(({ upload }) => isUnderWay(upload))) event.preventDefault();
});
onUserChange(() => uploads.clear());
