import type { QueryClient } from "@tanstack/react-query";
import { pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { arrangedFiles } from "../viewer/arranged-files.ts";
import { filesQuery } from "../viewer/files-query.ts";
import { drawAhead } from "../viewer/first-picture.ts";
import { keptBooks, keptPictures } from "../viewer/kept-files.ts";
import { shownAs } from "../viewer/shown-as.ts";

/** Fetches a pendency before it is asked for, with the document that is seen first, drawn as far as it is seen. */
export const fetchAhead = async (client: QueryClient, id: number): Promise<void> => {
  const [files] = await Promise.all([client.fetchQuery(filesQuery(id)), client.prefetchQuery(pendencyQuery(id))]);
  const first = arrangedFiles(files).open.find(({ can }) => can.open);
  if (!first) return;
  const kind = shownAs(first.type);
  if (kind === "book") await drawAhead(await keptBooks.get(first.id));
  if (kind === "picture") await keptPictures.get(first.id);
};
