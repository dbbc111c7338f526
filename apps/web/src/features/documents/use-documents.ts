import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { today } from "../../shared/format/today.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { useUploads } from "../../shared/uploads/use-uploads.ts";
import type { DateRule } from "./dates-draft.ts";
import { documentsQuery, guideQuery } from "./documents-queries.ts";
import { draftRows } from "./drawer-rows.ts";

/** What is known of dates by somebody who does not send. */
const plainRule = (asksExpiry: boolean): DateRule => ({
  validity: { kind: "printed", amount: null, unit: null, figure: null },
  asksIssueDate: false,
  asksExpiry,
  today: today(),
});

const inState = (documents: readonly PendencyDocument[], state: PendencyDocument["state"]) =>
  documents.filter((document) => document.state === state);

/** The documents of a pendency and what goes up for it, by what they are to whoever looks. */
export const useDocuments = ({ id, asksExpiry }: Pick<Pendency, "id" | "asksExpiry">) => {
  const may = useMay();
  const list = useInfiniteQuery(documentsQuery(id));
  // Whoever may not send is refused this, and needs nothing of it.
  const isSender = may("upload_document_pendency");
  const { data: guide, isPending } = useQuery({ ...guideQuery(id), enabled: isSender, retry: false });
  const isGuided = !(isSender && isPending);
  const uploads = useUploads();
  return useMemo(() => {
    const documents = list.data?.pages.flatMap(({ results }) => results) ?? [];
    const own = uploads.filter(({ place }) => place.pendencyId === id);
    return {
      list,
      guide,
      /** Before that nobody can say what keeps them from being sent. */
      isKnown: list.data !== undefined && isGuided,
      rule: guide ?? plainRule(asksExpiry),
      mayAdd: guide?.takesDocuments ?? false,
      drafts: draftRows(own, { documents, knownAtMs: list.dataUpdatedAt }),
      current: inState(documents, "current"),
      past: inState(documents, "past"),
    };
  }, [list, guide, isGuided, uploads, id, asksExpiry]);
};
export type Documents = ReturnType<typeof useDocuments>;
