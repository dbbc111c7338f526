import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo, standsOn } from "../policy.ts";
import { writeOpened } from "../store/write-documents.ts";
import { documentById, type InView } from "./document-for.ts";
import { rememberDocument } from "./remember-document.ts";

export type Links = Pick<FileStore, "signedDownload" | "exists">;
const MS_PER_SECOND = 1_000;

/** From the moment in which a reviewer opens what was sent, it cannot be withdrawn. */
const tellThatItWasOpened = async (scope: Scope, { pendency, document }: InView): Promise<void> => {
  if (!standsOn(scope, pendency, "contractor") || document.state !== "current" || document.openedIn === pendency.round) return;
  await writeOpened(scope.tx, document, pendency.round);
  await rememberDocument(scope, pendency, { ...document, action: "document.opened" });
};

export const openDocument =
  (files: Links): Handler<"GET /documents/{id}"> =>
  async (scope, { params, query }) => {
    const found = await documentById(scope, params.id);
    if (!found.ok) return found;
    const { pendency, document } = found.value;
    if (!mayDo(scope, "see_file_pendency", pendency))
      return refuse("permission.missing", { permission: "see_file_pendency", companyId: companyAsked(scope, pendency) });
    if (document.verdict !== "clean" || !(await files.exists(document.hash)))
      return refuse("document.not_available", { verdict: document.verdict });
    if (!query.ahead) await tellThatItWasOpened(scope, found.value);
    const { name, type, size, hash } = document;
    const expiresAt = new Date(scope.now.getTime() + FILE_LINK_SECONDS * MS_PER_SECOND).toISOString();
    return { url: await files.signedDownload({ hash, name, type }, FILE_LINK_SECONDS), name, type, size, expiresAt };
  };
