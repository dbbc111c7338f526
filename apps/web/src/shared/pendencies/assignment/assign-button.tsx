import { Button } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { mayIn } from "../../session/companies/held-permissions.ts";
import { permissionsQuery } from "../../session/permissions.ts";
import { useDialog } from "../../ui/dialogs/use-dialog.ts";
import type { AssignmentSubject } from "./assignment-queries.ts";
import { LazyAssignDialog } from "./lazy-assign-dialog.ts";

type Props = {
  readonly of: "project" | "supplier";
  readonly id: number;
  readonly contractorId: number;
  readonly label: string;
};

/** Assigns the reviews of a project or supplier, also while none waits. Users who may not assign do not see it. */
export const AssignButton = ({ of, id, contractorId, label }: Props) => {
  const { data: permissions = [] } = useQuery(permissionsQuery);
  const dialog = useDialog<AssignmentSubject>();
  if (!mayIn(permissions, [contractorId])("assign_review")) return null;
  const places = [{ contractorId, projectId: of === "project" ? id : ("all" as const) }];
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserCheck size={16} aria-hidden="true" />}
        onClick={() => dialog.open({ of, ids: [id], places, assignee: undefined })}
      >
        {label}
      </Button>
      <LazyAssignDialog target={dialog.subject} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};
