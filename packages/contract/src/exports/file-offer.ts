import * as z from "zod/mini";
import { Instant } from "../list.ts";

/** Bytes of a file that a route answers directly. The browser gets a blob. */
export const FileBytes = z.instanceof(Blob);

/** Link to a file that was generated for this request. It expires after a minute. */
export const FileOffer = z.object({ url: z.string(), name: z.string(), expiresAt: Instant });
