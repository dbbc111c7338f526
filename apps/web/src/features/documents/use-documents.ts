import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { today } from "../../shared/format/today.ts";
import { useUploads } from "../../shared/uploads/use-uploads.ts";
import type { DateRule } from "./dates/dates-draft.ts";
import { documentsQuery, guideQuery } from "./documents-queries.ts";
import { draftRows } from "./drawer-rows.ts";

/** Date rule until the guide of the type has loaded. */
const plainRule = (asksExpiry: boolean): DateRule => ({
  validity: { kind: "printed", amount: null, unit: null, figure: null },
  asksIssueDate: false,
  asksExpiry,
  today: today(),
});

const inState = (documents: readonly PendencyDocument[], state: PendencyDocument["state"]) =>
  documents.filter((document) => document.state === state);

/** The documents of a pendency and its uploads, grouped by state. */
export const useDocuments = ({ id, asksExpiry }: Pick<Pendency, "id" | "asksExpiry">) => {
  const list = useInfiniteQuery(documentsQuery(id));
  const sending = useQuery(guideQuery(id));
  const uploads = useUploads();
  return useMemo(() => {
    const documents = list.data?.pages.flatMap(({ results }) => results) ?? [];
    const guide = sending.data;
    const own = uploads.filter(({ place }) => place.pendencyId === id);
    return {
      list,
      guide,
      /** The queries that failed without data. */
      failed: [list, sending].filter(({ data, error }) => data === undefined && error !== null),
      /** Until both requests have ended, the page cannot decide what blocks sending. */
      isKnown: list.data !== undefined && !sending.isPending,
      rule: guide ?? plainRule(asksExpiry),
      mayAdd: guide?.takesDocuments ?? false,
      drafts: draftRows(own, { documents, knownAtMs: list.dataUpdatedAt }),
      current: inState(documents, "current"),
      past: inState(documents, "past"),
    };
  }, [list, sending, uploads, id, asksExpiry]);
};
export type Documents = ReturnType<typeof useDocuments>;
