import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AssignmentSubject } from "../../shared/pendencies/assignment/assignment-queries.ts";
import { LazyAssignDialog } from "../../shared/pendencies/assignment/lazy-assign-dialog.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";

type Props = {
  readonly target: { readonly of: "project" | "supplier"; readonly id: number; readonly name: string };
  readonly contractorId: number;
  readonly assignee: { readonly id: number; readonly name: string } | null;
  readonly can: { readonly assign: boolean };
};

/** The assigned account of a project or supplier, as a button if the user may change it. */
export const AssigneeButton = ({ target: { of, id, name }, contractorId, assignee, can }: Props) => {
  const { t } = useTranslation("reviewQueue");
  const dialog = useDialog<AssignmentSubject>();
  const text = assignee?.name ?? t("nobody");
  if (!can.assign) return text;
  const places = [{ contractorId, projectId: of === "project" ? id : ("all" as const) }];
  return (
    <>
      <Anchor
        inherit
        component="button"
        type="button"
        aria-label={t("assign", { target: name, reviewer: text })}
        onClick={() => dialog.open({ of, ids: [id], places, assignee: assignee && { ...assignee, of } })}
      >
        {text}
      </Anchor>
      <LazyAssignDialog target={dialog.subject} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};
