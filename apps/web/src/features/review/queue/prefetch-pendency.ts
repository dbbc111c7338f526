import type { QueryClient } from "@tanstack/react-query";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { documentCache, keptPictures } from "../viewer/cache/kept-files.ts";
import { filesQuery } from "../viewer/files-query.ts";
import { prerenderFirstPage } from "../viewer/pages/first-picture.ts";
import { shownAs } from "../viewer/shown-as.ts";
import { sortFilesForReview } from "../viewer/sort-files-for-review.ts";

/** Prefetches a pendency and pre-renders the first page of its first document. */
export const prefetchPendency = async (client: QueryClient, id: number): Promise<void> => {
  const [files] = await Promise.all([client.fetchQuery(filesQuery(id)), client.prefetchQuery(pendencyQuery(id))]);
  const first = sortFilesForReview(files).open.find(({ can }) => can.open);
  if (!first) return;
  const kind = shownAs(first.type);
  if (kind === "book") await prerenderFirstPage(await documentCache.get(first.id));
  if (kind === "picture") await keptPictures.get(first.id);
};
