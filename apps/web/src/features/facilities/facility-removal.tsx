import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { Button, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { AskButtons } from "../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../shared/ui/dialogs/ask-frame.tsx";
import { ErrorAlert } from "./error-alert.tsx";
import { useDeleteFacility } from "./facilities-changes.ts";
import { deletionCheckQuery } from "./facilities-queries.ts";
import { internalErrorOf } from "./internal-error.ts";
import { LinkedProjects } from "./linked-projects.tsx";

type Props = { readonly facility: Facility; readonly onClose: () => void };

/** Whether projects block the deletion of a facility, according to the check or to a later refusal. */
const useRemoval = ({ facility: { id, name }, onClose }: Props) => {
  const { t } = useTranslation("facilities");
  const check = useQuery(deletionCheckQuery(id));
  const removal = useDeleteFacility();
  const refused = removal.error === null ? null : internalErrorOf(removal.error);
  const checked = check.data && check.data.projects.length > 0 ? check.data.projects : null;
  const remove = async () => {
    await removal.mutateAsync(id);
    notify.success(t("removing.unitDone", { name }));
    onClose();
  };
  return {
    check,
    hasSchedules: check.data?.hasSchedules === true,
    linked: refused?.kind === "linked" ? refused.projects : checked,
    error: refused?.kind === "said" ? refused.error : check.error,
    removing: removal.isPending,
    // The mutation exposes the refusal, and the dialog shows it.
    remove: () => void remove().catch(() => undefined),
  };
};

/** Confirms the deletion of an unused facility. For a facility in use it lists the projects. */
const FacilityRemoval = (props: Props) => {
  const { facility, onClose } = props;
  const { t } = useTranslation(["facilities", "shared"]);
  const { number } = useFormat();
  const { check, hasSchedules, linked, remove, removing, error } = useRemoval(props);
  const { id, name, departmentCount, projectCount } = facility;
  const mayAsk = check.data?.canDelete === true && linked === null;

  return (
    <>
      {check.isPending && (
        <p role="status">
          <Loader size="xs" mr="xs" />
          {t("removing.checking")}
        </p>
      )}
      {linked !== null && <LinkedProjects says={t("removing.unitLinked")} projects={linked} total={projectCount} facilityId={id} />}
      {hasSchedules && linked === null && <p role="alert">{t("removing.unitPlanned")}</p>}
      {mayAsk && <p>{t("removing.askUnit", { name, count: departmentCount, total: number(departmentCount) })}</p>}
      {error !== null && <ErrorAlert error={error} />}
      {check.isError && (
        <Button variant="default" mt="sm" onClick={() => void check.refetch()}>
          {t("shared:retry")}
        </Button>
      )}
      <AskButtons
        goBack={t(linked === null && !hasSchedules ? "name.cancel" : "removing.understood")}
        onClose={onClose}
        goOn={t("removing.unit")}
        onGoOn={mayAsk ? remove : undefined}
        destroys
        busy={removing}
      />
    </>
  );
};

type DialogProps = {
  readonly facility: Facility | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const FacilityRemovalDialog = ({ facility, ...dialog }: DialogProps) => {
  const { t } = useTranslation("facilities");
  return (
    <AskFrame title={t("removing.unit")} {...dialog}>
      {facility && <FacilityRemoval facility={facility} onClose={dialog.onClose} />}
    </AskFrame>
  );
};
