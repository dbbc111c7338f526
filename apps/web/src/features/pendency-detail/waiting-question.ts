import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";

/** What was said since a question that still waits is less than this. */
const SAID_SINCE = 100;

const waitingQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "waiting-question", id],
    queryFn: async ({ signal }) => {
      const said = await api("GET /pendencies/{id}/comments")({ id, query: { page: FIRST_PAGE, itemsPerPage: SAID_SINCE } }, { signal });
      return said.results.find(({ answerState }) => answerState === "UNANSWERED")?.text ?? null;
    },
  });

/** What somebody asked and nobody has answered yet: among the comments, or beside the move that asked. */
export const useWaitingQuestion = ({ id, status, comments, note }: Pendency): string | null => {
  const isSaid = comments.unanswered > 0;
  const { data = null } = useQuery({ ...waitingQuestionQuery(id), enabled: status === "SUPPORT" && isSaid });
  if (status !== "SUPPORT") return null;
  return isSaid ? data : note;
};
