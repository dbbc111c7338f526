import type { FileStore } from "../../files/file-store.ts";
import type { StoredFile } from "../../files/keep-file.ts";
import { claimHash, closeUpload, discardBytes, type Uploader } from "./upload-ledger.ts";

type Context = Parameters<typeof claimHash>[0] & { readonly files: FileStore };
export type TrackedStore = {
  readonly files: FileStore;
  /** Ends the reservation of an accepted upload. */
  readonly accept: () => Promise<void>;
  /** Ends the reservation of a refused upload and removes its bytes, once they are completely stored. */
  readonly discard: () => Promise<void>;
};

/** File store of one upload: names its bytes in the ledger and removes them if the request is refused. */
export const trackStore = (context: Context, { accountId }: Uploader, uploadId: number): TrackedStore => {
  const running: ReturnType<FileStore["store"]>[] = [];
  const stored = async (): Promise<readonly StoredFile[]> => {
    const results = await Promise.allSettled(running);
    return results.flatMap((result) => (result.status === "fulfilled" && result.value.ok ? [result.value.value] : []));
  };
  return {
    files: {
      ...context.files,
      store: (bytes, limits) => {
        const storing = context.files.store(bytes, { ...limits, accountId, claim: claimHash(context, uploadId) });
        running.push(storing);
        return storing;
      },
    },
    accept: async () => closeUpload(context, uploadId, (await stored())[0]?.size ?? null),
    discard: async () => {
      for (const { hash } of await stored()) await discardBytes(context, { uploadId, hash });
      await closeUpload(context, uploadId);
    },
  };
};
