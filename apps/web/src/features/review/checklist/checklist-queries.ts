import type { ChecklistAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { isUnexplainedRefusal } from "../../../shared/errors/is-unexplained-refusal.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { everyPendency, pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { runSerially } from "../../../shared/pendencies/run-serially.ts";
import { undoDecisionOf } from "../queue/pending-decision.ts";
import { answerConflictFrom } from "./answered-meanwhile.ts";
import { dropWhy, writeWhy } from "./asked-why.ts";
import { answeredHere, versionKnown } from "./own-answers.ts";
import { useMeanwhileWords } from "./use-meanwhile-words.ts";
import { withOptimisticAnswer } from "./with-optimistic-answer.ts";

export const templatesQuery = (checklistId: number) =>
  queryOptions({
    queryKey: [...everyPendency, "templates", checklistId],
    queryFn: async ({ signal }) => (await api("GET /checklist/{id}/templates")({ id: checklistId }, { signal })).results,
  });

const answersTo = (pendencyId: number) => [...everyPendency, "answer", pendencyId];

/** Optimistic update of answers. Cancels running fetches, which would overwrite it. */
const showAnswers = async (client: QueryClient, id: number, given: readonly { checklistId: number; status: ChecklistStatus }[]) => {
  const { queryKey } = pendencyQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (known) => known && given.reduce((pendency, { checklistId, status }) => withOptimisticAnswer(pendency, checklistId, status), known),
  );
};

const refresh = (client: QueryClient, id: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: pendencyQuery(id).queryKey }),
    client.invalidateQueries({ queryKey: [...everyPendency, "history", id] }),
  ]);

type Answer = Omit<ChecklistAnswer, "version" | "answerVersion"> & { readonly checklistId: number; readonly answerVersion: number | null };

/** Saves one answer. While other answers are being saved, only the last response updates the cached pendency. */
export const useAnswer = (pendencyId: number) => {
  const client = useQueryClient();
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const meanwhileWords = useMeanwhileWords();
  const { queryKey } = pendencyQuery(pendencyId);
  const mutationKey = answersTo(pendencyId);
  return useMutation({
    mutationKey,
    mutationFn: ({ checklistId, answerVersion, ...answer }: Answer) =>
      runSerially(async () => {
        const version = client.getQueryData(queryKey)?.version;
        const body = { ...answer, version, answerVersion: versionKnown(checklistId, answerVersion) };
        const pendency = await api("POST /pendencies/{checklistId}/checklist")({ checklistId, body });
        answeredHere(checklistId, pendency.checklist.find(({ id }) => id === checklistId)?.answerVersion ?? null);
        // Updates the cache before the next serialized request, which may be a decision that depends on this answer.
        const isLast = client.isMutating({ mutationKey }) <= 1;
        client.setQueryData(queryKey, (known) => (known && !isLast ? { ...known, version: pendency.version } : pendency));
      }),
    onMutate: (given) => {
      undoDecisionOf(pendencyId);
      return showAnswers(client, pendencyId, [given]);
    },
    onSuccess: (_, { checklistId, status }) => {
      if (status === "INVALID") dropWhy(pendencyId, checklistId);
      void client.invalidateQueries({ queryKey: [...everyPendency, "history", pendencyId] });
    },
    onError: (error, { checklistId }) => {
      const meanwhile = answerConflictFrom(error);
      // After a conflict, the draft remains and is based on the current answer.
      if (meanwhile) writeWhy(checklistId, { seen: meanwhile.answerVersion });
      const question = client.getQueryData(queryKey)?.checklist.find(({ id }) => id === checklistId)?.question ?? "";
      void refresh(client, pendencyId);
      const message = meanwhile && meanwhileWords(meanwhile, question);
      notify.error(message ?? (isUnexplainedRefusal(error) ? t("checklist.failed") : messageOf(error)));
    },
  });
};

type OpenQuestion = Pick<Pendency["checklist"][number], "id" | "question" | "answerVersion">;
type Many = { readonly open: readonly OpenQuestion[]; readonly status: "OK" | "NOT_APPLICABLE" };

/** Saves several answers at once. Refused answers become open again after the refetch. */
export const useAnswerMany = (pendencyId: number) => {
  const client = useQueryClient();
  const { t, i18n } = useTranslation("review");
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  return useMutation({
    mutationKey: answersTo(pendencyId),
    mutationFn: ({ open, status }: Many) =>
      runSerially(async () => {
        const items = open.map(({ id, answerVersion }) => ({ checklistId: id, status, answerVersion: versionKnown(id, answerVersion) }));
        const saved = api("POST /pendencies/checklist")({ body: { items } });
        // Refetches before the next serialized request, which may be a decision that depends on these answers.
        return (await saved.finally(() => refresh(client, pendencyId))).results;
      }),
    onMutate: ({ open, status }) => {
      undoDecisionOf(pendencyId);
      const given = open.map(({ id }) => ({ checklistId: id, status }));
      return showAnswers(client, pendencyId, given);
    },
    onSuccess: (lines, { open }) => {
      const refused = lines.filter(({ done }) => !done);
      const meanwhile = refused.filter(({ code }) => code === "pendency.answered_meanwhile").map(({ id }) => id);
      const questions = list.format(open.filter(({ id }) => meanwhile.includes(id)).map(({ question }) => `“${question}”`));
      if (meanwhile.length > 0) notify.error(t("checklist.manyMeanwhile", { questions }));
      if (refused.length > meanwhile.length) notify.error(t("checklist.manyFailed"));
    },
    onError: () => notify.error(t("checklist.manyFailed")),
  });
};
