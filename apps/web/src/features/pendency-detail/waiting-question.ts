import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Comment } from "@emdia/contract/pendencies/comment.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { everyPendency } from "../../shared/pendencies/pendency-query.ts";

/** Upper bound for the comments since an open question. */
const SAID_SINCE = 100;

/** The text of an open question, with author and time if it is a comment. */
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

/** The open question: the last unanswered comment, or the note of the question move. */
export const useWaitingQuestion = ({ id, status, comments, note }: Pendency): WaitingQuestion | null => {
  const isComment = comments.unanswered > 0;
  const { data = null } = useQuery({ ...waitingQuestionQuery(id), enabled: status === "SUPPORT" && isComment });
  if (status !== "SUPPORT") return null;
  return isComment || note === null ? data : { text: note, asked: null };
};
