import type { Upload, UploadOptions } from "tus-js-client";
import { session } from "../api/api.ts";
import { fetchWords } from "../errors/message-of.ts";
import { loadPart } from "../loading/chunk-reload.ts";
import { holdWhileSending, keptUploads } from "./kept.ts";
import { markOf } from "./kept-uploads.ts";
import type { WantedUpload } from "./upload.ts";
import { answerIn, askForAnswer, authorization, failureIn, isKeptByServer, isWorthRetrying } from "./upload-answer.ts";
import type { Heard, Sending } from "./upload-queue.ts";

/** Small enough that a bad line seldom has to send one twice. */
const PART_BYTES = 1_048_576;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000];

const endpoint = () => new URL("/api/uploads", location.href).href;

/** What travels beside the bytes: a date that nobody gave is empty. */
const metadataOf = ({ file, place, replaces, dates }: WantedUpload): Record<string, string> => ({
  to: `/pendencies/${place.pendencyId}/documents`,
  filename: file.name,
  issueDate: dates.issueDate ?? "",
  expirationDate: dates.expirationDate ?? "",
  replaces: replaces === null ? "" : String(replaces),
});

/** How a file travels: in parts, with a token for each, and tried again for a while by itself. */
const travelling = (wanted: WantedUpload): UploadOptions => ({
  endpoint: endpoint(),
  chunkSize: PART_BYTES,
  retryDelays: RETRY_DELAYS_MS,
  metadata: metadataOf(wanted),
  storeFingerprintForResuming: false,
  onShouldRetry: isWorthRetrying,
  onBeforeRequest: async (request) => {
    for (const [name, value] of Object.entries(await authorization())) request.setHeader(name, value);
  },
});

/** What is remembered of a file while it is sent, so that it goes on where it stood. */
const memoryOf = ({ file, place, replaces }: WantedUpload) => {
  const mark = markOf(file, place, replaces);
  return {
    url: () => keptUploads.urlOf(mark),
    keep: (url: string) => keptUploads.keep({ mark, url, name: file.name, size: file.size, place, replaces }),
    forget: () => keptUploads.forget(mark),
    hold: () => holdWhileSending(mark),
  };
};

/** Sends a file in parts. Sent again, it goes on where it stood: this browser remembers where its bytes are until they have arrived. */
export const sendInParts = (wanted: WantedUpload, heard: Heard): Sending => {
  const memory = memoryOf(wanted);
  const release = memory.hold();
  let upload: Upload | undefined;
  let isStopped = false;

  const fail = async (error: unknown) => {
    const failure = await failureIn(error);
    release();
    if (isStopped) return;
    if (failure === null) return heard.lost();
    if (!isKeptByServer(failure)) memory.forget();
    if (failure.code === "session.denied") session.denied(await session.accessToken());
    await fetchWords(failure).catch(() => undefined);
    heard.failed(failure);
  };
  const finish = async (status: number, body: string) => {
    const document = body === "" ? await askForAnswer(upload?.url ?? "", wanted.file.size) : await answerIn(status, body);
    memory.forget();
    release();
    if (!isStopped) heard.arrived(document);
  };
  const begin = async () => {
    const tus = await loadPart(() => import("tus-js-client"));
    if (isStopped) return;
    upload = new tus.Upload(wanted.file, {
      ...travelling(wanted),
      uploadUrl: memory.url(),
      onUploadUrlAvailable: () => upload?.url && memory.keep(upload.url),
      onProgress: heard.progress,
      onSuccess: ({ lastResponse }) => void finish(lastResponse.getStatus(), lastResponse.getBody()).catch(fail),
      onError: (error) => void fail(error),
    });
    upload.start();
  };
  const stop = () => {
    isStopped = true;
    release();
  };
  void begin().catch(fail);

  return {
    stop: () => {
      stop();
      void upload?.abort();
    },
    abandon: () => {
      stop();
      memory.forget();
      void upload?.abort(true).catch(() => undefined);
    },
  };
};
