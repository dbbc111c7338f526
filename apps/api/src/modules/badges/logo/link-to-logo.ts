import type { FileStore } from "../../../platform/files/file-store.ts";

export type LogoLinks = Pick<FileStore, "signedDownload">;
type Logo = { readonly hash: string };
type Options = { readonly companyId: number; readonly now: Date };

const LINK_SECONDS = 600;
const SECOND_MS = 1_000;

/** A link to the logo of a company. The caller has checked that the logo may be shown. */
export const linkToLogo = async (files: LogoLinks, { hash }: Logo, { companyId, now }: Options) => ({
  url: await files.signedDownload({ hash, name: `logo-${companyId}`, type: "image/png" }, LINK_SECONDS),
  expiresAt: new Date(now.getTime() + LINK_SECONDS * SECOND_MS).toISOString(),
});
