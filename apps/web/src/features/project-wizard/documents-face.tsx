import type { Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { Demand } from "./demand-groups.ts";
import classes from "./step-frame.module.css";
import { previousStep, type StepNumber } from "./steps.ts";
import type { Way } from "./way.ts";
import { demandsQuery } from "./wizard-queries.ts";

type Props = {
  readonly project: Project;
  readonly plan: Plan;
  readonly step: StepNumber;
  readonly way: Way;
  readonly children: (demands: readonly (Demand & { readonly isChecked: boolean })[]) => ReactNode;
};

const LINES = 8;

/** A step of documents shows itself once it is known what may be demanded. */
export const DocumentsFace = ({ project, plan, step, way, children }: Props) => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch } = useQuery(demandsQuery(project.id, plan));
  if (data) return children(data);
  return (
    <div aria-busy={error === null}>
      <h2 className={classes.title}>{t(`steps.s${step}.title`)}</h2>
      {error === null ? (
        Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
          <Skeleton key={line} height={40} mt="sm" />
        ))
      ) : (
        <>
          <RefusalNote>{messageOf(error)}</RefusalNote>
          <Button mt="sm" variant="default" onClick={() => void refetch()}>
            {t("shared:retry")}
          </Button>
        </>
      )}
      {error !== null && (
        <Button mt="sm" ml="sm" variant="default" onClick={() => way.go(previousStep(step, project))}>
          {t("bar.previous")}
        </Button>
      )}
    </div>
  );
};
