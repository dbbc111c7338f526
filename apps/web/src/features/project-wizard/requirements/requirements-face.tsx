import { Button, Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RenderDeferred } from "../../../shared/loading/render-deferred.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { Demand } from "./demand-groups.ts";
import { type Picking, RequirementPicker } from "./requirement-picker.tsx";

const LINES = 8;

const Lines = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")}>
      {Array.from({ length: LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
        <Skeleton key={line} height={40} mt="sm" />
      ))}
    </div>
  );
};

type Props = Picking & { readonly query: UseQueryResult<readonly Demand[]> };

/** Loading, error and ready states of the document selection. The fields above it do not wait for the request. */
export const RequirementsFace = ({ query, ...picking }: Props) => {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  if (query.data)
    return (
      <RenderDeferred meanwhile={<Lines />}>
        <RequirementPicker demands={query.data} {...picking} />
      </RenderDeferred>
    );
  if (!query.isError) return <Lines />;
  return (
    <div>
      <RefusalNote>{messageOf(query.error)}</RefusalNote>
      <Button mt="sm" variant="default" onClick={() => void query.refetch()}>
        {t("retry")}
      </Button>
    </div>
  );
};
