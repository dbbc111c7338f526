import type { Department } from "@emdia/contract/facilities/routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import { AskButtons } from "../../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import { ErrorAlert } from "../error-alert.tsx";
import { useDeleteDepartment } from "../facilities-changes.ts";
import { internalErrorOf } from "../internal-error.ts";
import { LinkedProjects } from "../linked-projects.tsx";

type Props = { readonly department: Department; readonly onClose: () => void };

/** Confirms the deletion of a department. If projects use it, the server refuses and names them. */
const DepartmentRemoval = ({ department, onClose }: Props) => {
  const { t } = useTranslation("facilities");
  const removal = useDeleteDepartment();
  const refused = removal.error === null ? null : internalErrorOf(removal.error);
  const { name, facilityId } = department;
  const remove = async () => {
    await removal.mutateAsync(department);
    notify.success(t("removing.departmentDone", { name }));
    onClose();
  };
  const isLinked = refused?.kind === "linked";

  return (
    <>
      {isLinked ? (
        <LinkedProjects says={t("removing.departmentLinked")} projects={refused.projects} facilityId={facilityId} />
      ) : (
        <p>{t("removing.askDepartment", { name })}</p>
      )}
      {refused?.kind === "said" && <ErrorAlert error={refused.error} />}
      <AskButtons
        goBack={t(isLinked ? "removing.understood" : "name.cancel")}
        onClose={onClose}
        goOn={t("removing.department")}
        // The mutation exposes the refusal, and the dialog shows it.
        onGoOn={isLinked ? undefined : () => void remove().catch(() => undefined)}
        destroys
        busy={removal.isPending}
      />
    </>
  );
};

type DialogProps = {
  readonly department: Department | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const DepartmentRemovalDialog = ({ department, ...dialog }: DialogProps) => {
  const { t } = useTranslation("facilities");
  return (
    <AskFrame title={t("removing.department")} {...dialog}>
      {department && <DepartmentRemoval department={department} onClose={dialog.onClose} />}
    </AskFrame>
  );
};
