import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Comment } from "@emdia/contract/pendencies/comment.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";

/** What was said since a question that still waits is less than this. */
const SAID_SINCE = 100;

/** What was asked; who asked it and when, where it is known. */
export type WaitingQuestion = { readonly text: string; readonly asked: Pick<Comment, "author" | "company" | "createdAt"> | null };

const waitingQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyPendency, "waiting-question", id],
    queryFn: async ({ signal }): Promise<WaitingQuestion | null> => {
      const said = await api("GET /pendencies/{id}/comments")({ id, query: { page: FIRST_PAGE, itemsPerPage: SAID_SINCE } }, { signal });
      const question = said.results.find(({ answerState }) => answerState === "UNANSWERED");
      return question ? { text: question.text, asked: question } : null;
    },
  });

/** What somebody asked and nobody has answered yet: among the comments, or beside the move that asked. */
export const useWaitingQuestion = ({ id, status, comments, note }: Pendency): WaitingQuestion | null => {
  const isSaid = comments.unanswered > 0;
  const { data = null } = useQuery({ ...waitingQuestionQuery(id), enabled: status === "SUPPORT" && isSaid });
  if (status !== "SUPPORT") return null;
  return isSaid || note === null ? data : { text: note, asked: null };
};
