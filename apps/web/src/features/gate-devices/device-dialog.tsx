import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { GATE_DEVICE_NAME_MAX, GATE_DEVICE_PROJECTS_MAX } from "@emdia/contract/gate/limits.ts";
import { MultiSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { type DeviceDraft, draftOf, faultsIn, inputOf } from "./device-draft.ts";
import { useSaveDevice } from "./device-queries.ts";
import classes from "./gate-devices.module.css";
import { useProjectOptions } from "./use-project-options.ts";

type FormProps = {
  readonly companyId: number;
  /** Null registers a new device. */
  readonly device: GateDevice | null;
  readonly onSaved: (device: GateDevice) => void;
  readonly onClose: () => void;
};

const useDeviceForm = ({ companyId, device, onSaved, onClose }: FormProps) => {
  const { t } = useTranslation("gateDevices");
  const save = useSaveDevice();
  const send = async (draft: DeviceDraft) => {
    const saved = await save.mutateAsync({ companyId, id: device?.id ?? null, body: inputOf(draft) });
    notify.success(t("form.done", { name: saved.name }));
    onClose();
    onSaved(saved);
  };
  return { ...useDraftForm({ initial: () => draftOf(device), faultsIn, send }), busy: save.isPending, error: save.error };
};

const Form = (props: FormProps) => {
  const { t } = useTranslation("gateDevices");
  const messageOf = useMessageOf();
  const { form, submit, draft, faults, type, busy, error } = useDeviceForm(props);
  const projects = useProjectOptions(props);
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset disabled={busy} className={`${classes.form} ${classes.device}`}>
        <TextInput
          name="name"
          label={t("form.name")}
          description={t("form.nameSays")}
          required
          maxLength={GATE_DEVICE_NAME_MAX}
          autoComplete="off"
          data-autofocus
          value={draft.name}
          error={faults.name && t(`faults.${faults.name}`)}
          onChange={({ currentTarget }) => type({ name: currentTarget.value })}
        />
        <MultiSelect
          name="projects"
          label={t("form.projects")}
          description={t("form.projectsSays")}
          required
          searchable
          maxValues={GATE_DEVICE_PROJECTS_MAX}
          data={projects.options}
          searchValue={projects.words}
          onSearchChange={projects.setWords}
          // The server filters the options already.
          filter={({ options }) => options}
          nothingFoundMessage={t(projects.isFetching ? "form.searching" : "form.noProject")}
          value={[...draft.projects]}
          error={faults.projects && t(`faults.${faults.projects}`)}
          onChange={(ids) => {
            projects.choose(ids);
            type({ projects: ids });
          }}
          maxDropdownHeight={168}
          comboboxProps={{ withinPortal: false }}
        />
      </fieldset>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={props.onClose} submit={t("form.save")} busy={busy} />
    </form>
  );
};

export const DeviceDialog = ({ opened, ...form }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation("gateDevices");
  return (
    <FormDialog opened={opened} title={t(form.device ? "change" : "add")} onClose={form.onClose}>
      <Form key={form.device?.id ?? 0} {...form} />
    </FormDialog>
  );
};
