import type { Upload, UploadOptions } from "tus-js-client";
import { session } from "../../api/api.ts";
import { fetchWords } from "../../errors/message-of.ts";
import { loadPart } from "../../loading/chunk-reload.ts";
import type { Heard, Sending } from "../upload-queue.ts";
import { answerIn, askForAnswer, authorization, failureIn, isKeptByServer, isWorthRetrying } from "./upload-answer.ts";

/** Small parts, so that a bad connection rarely repeats one. */
const PART_BYTES = 1_048_576;
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000];

const endpoint = () => new URL("/api/uploads", location.href).href;

/** Upload metadata: target route `to`, file name and form fields. */
export type Metadata = Record<string, string> & { readonly to: string; readonly filename: string };
/** Stored state of an upload, to resume it. */
export type UploadMemory = {
  readonly url: () => string | null;
  readonly keep: (url: string) => void;
  readonly forget: () => void;
  /** Locks the upload; the returned function releases it. */
  readonly hold: () => () => void;
};
export type Travel = { readonly file: File; readonly metadata: Metadata; readonly memory: UploadMemory };

/** Options of the tus client: part size, retries, and a fresh access token per request. */
const travelling = (metadata: Metadata): UploadOptions => ({
  endpoint: endpoint(),
  chunkSize: PART_BYTES,
  retryDelays: RETRY_DELAYS_MS,
  metadata,
  storeFingerprintForResuming: false,
  onShouldRetry: isWorthRetrying,
  onBeforeRequest: async (request) => {
    for (const [name, value] of Object.entries(await authorization())) request.setHeader(name, value);
  },
});

/** Uploads a file in parts, and resumes it from its stored URL. */
export const sendInParts = <A>({ file, metadata, memory }: Travel, heard: Heard<A>): Sending => {
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
    const answer = body === "" ? await askForAnswer<A>(upload?.url ?? "", file.size) : await answerIn<A>(status, body);
    memory.forget();
    release();
    if (!isStopped) heard.arrived(answer);
  };
  const begin = async () => {
    const tus = await loadPart(() => import("tus-js-client"));
    if (isStopped) return;
    upload = new tus.Upload(file, {
      ...travelling(metadata),
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
