import type { ChecklistAnswer } from "@emdia/contract/pendencies/checklist-routes.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../shared/api/api.ts";
import { isSilent } from "../../../shared/errors/is-silent.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { inLine } from "../../../shared/pendencies/in-line.ts";
import { everyPendency, pendencyQuery } from "../../../shared/pendencies/pendency-query.ts";
import { undoHeldOf } from "../queue/held-decision.ts";
import { answered } from "./answered.ts";
import { dropWhy } from "./asked-why.ts";

export const templatesQuery = (checklistId: number) =>
  queryOptions({
    queryKey: [...everyPendency, "templates", checklistId],
    queryFn: async ({ signal }) => (await api("GET /checklist/{id}/templates")({ id: checklistId }, { signal })).results,
  });

const mutationKey = [...everyPendency, "answer"];

/** Shows answers before the server has them, whatever was on its way meanwhile. */
const showAnswers = async (client: QueryClient, id: number, given: readonly { checklistId: number; status: ChecklistStatus }[]) => {
  const { queryKey } = pendencyQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (known) => known && given.reduce((pendency, { checklistId, status }) => answered(pendency, checklistId, status), known),
  );
};

const refresh = (client: QueryClient, id: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: pendencyQuery(id).queryKey }),
    client.invalidateQueries({ queryKey: [...everyPendency, "history", id] }),
  ]);

type Answer = Omit<ChecklistAnswer, "version"> & { readonly checklistId: number };

/** One answer. While more of them are on their way, only the last one tells how the pendency stands. */
export const useAnswer = (pendencyId: number) => {
  const client = useQueryClient();
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const { queryKey } = pendencyQuery(pendencyId);
  return useMutation({
    mutationKey,
    mutationFn: ({ checklistId, ...body }: Answer) =>
      inLine(() => {
        const version = client.getQueryData(queryKey)?.version;
        return api("POST /pendencies/{checklistId}/checklist")({ checklistId, body: { ...body, version } });
      }),
    onMutate: (given) => {
      undoHeldOf(pendencyId);
      return showAnswers(client, pendencyId, [given]);
    },
    onSuccess: (pendency, { checklistId, status }) => {
      if (status === "INVALID") dropWhy(pendencyId, checklistId);
      const isLast = client.isMutating({ mutationKey }) <= 1;
      client.setQueryData(queryKey, (known) => (known && !isLast ? { ...known, version: pendency.version } : pendency));
      void client.invalidateQueries({ queryKey: [...everyPendency, "history", pendencyId] });
    },
    onError: (error) => {
      void refresh(client, pendencyId);
      notify.error(isSilent(error) ? t("checklist.failed") : messageOf(error));
    },
  });
};

type Many = { readonly ids: readonly number[]; readonly status: "OK" | "NOT_APPLICABLE" };

/** Several answers at once: what was refused of them is asked again by whoever sees that it stands open. */
export const useAnswerMany = (pendencyId: number) => {
  const client = useQueryClient();
  const { t } = useTranslation("review");
  return useMutation({
    mutationKey,
    mutationFn: ({ ids, status }: Many) =>
      inLine(async () => {
        const items = ids.map((checklistId) => ({ checklistId, status }));
        return (await api("POST /pendencies/checklist")({ body: { items } })).results;
      }),
    onMutate: ({ ids, status }) => {
      undoHeldOf(pendencyId);
      const given = ids.map((checklistId) => ({ checklistId, status }));
      return showAnswers(client, pendencyId, given);
    },
    onSuccess: (lines) => {
      if (lines.some(({ done }) => !done)) notify.error(t("checklist.manyFailed"));
    },
    onError: () => notify.error(t("checklist.manyFailed")),
    onSettled: () => refresh(client, pendencyId),
  });
};
