import type { ProjectCompany, ProjectCompanyDetail } from "@emdia/contract/projects/company-routes.ts";
import { Button, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormFace } from "../../../shared/forms/form-face.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { restoreFocus } from "../../../shared/ui/focus/focus-instead.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { useChangeSupplier } from "../detail-changes.ts";
import { supplierQuery } from "../detail-queries.ts";
import { ScopePreview } from "./scope-preview.tsx";
import { changesOf, changesScope, draftOf, faultsOf, type SupplierFaults } from "./supplier-draft.ts";
import { SupplierFields } from "./supplier-fields.tsx";

type FormProps = { readonly supplier: ProjectCompanyDetail; readonly onReload: () => void; readonly onClose: () => void };

/** The settings form of one supplier. A scope change shows a preview before it is saved. */
const SettingsForm = ({ supplier, onReload, onClose }: FormProps) => {
  const { t } = useTranslation("projectDetail");
  const messageOf = useMessageOf();
  const [draft, setDraft] = useState(() => draftOf(supplier));
  const [faults, setFaults] = useState<SupplierFaults>({});
  const [isLooking, setLooking] = useState(false);
  const { mutateAsync, isPending, error } = useChangeSupplier(supplier.projectId);
  const once = useSingleFlight();
  const isStale = error instanceof ApiFailure && error.code === "project_company.stale";
  const changes = changesOf(supplier, draft);

  const save = async () => {
    await mutateAsync({ id: supplier.id, body: { ...changes, version: supplier.version } });
    notify.success(t("settings.saved"));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (Object.keys(changes).length === 0) return onClose();
    if (changesScope(changes) && !isLooking) return setLooking(true);
    // `error` shows the refusal.
    void once(() => save().catch(() => undefined));
  };
  return (
    <form noValidate onSubmit={submit}>
      {isLooking ? (
        <ScopePreview supplier={supplier} changes={changes} />
      ) : (
        <SupplierFields supplier={supplier} draft={draft} faults={faults} onChange={(next) => setDraft({ ...draft, ...next })} />
      )}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {isStale && (
        <Button variant="default" mt="xs" onClick={onReload}>
          {t("settings.reload")}
        </Button>
      )}
      <FormButtons
        goBack={t(isLooking ? "back" : "cancel")}
        onBack={() => (isLooking ? setLooking(false) : onClose())}
        submit={t(isLooking ? "settings.confirm" : "settings.save")}
        busy={isPending}
      />
    </form>
  );
};

const Settings = ({ supplier: { projectId, id }, onClose }: { readonly supplier: ProjectCompany; readonly onClose: () => void }) => {
  const query = useQuery(supplierQuery(projectId, id));
  return <FormFace query={query}>{(detail, { read }) => <SettingsForm supplier={detail} onReload={read} onClose={onClose} />}</FormFace>;
};

type Props = {
  readonly supplier: ProjectCompany | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const SupplierSettings = ({ supplier, opened, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("shared");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={restoreFocus(focusInstead)}
      size="lg"
      title={supplier?.tradingName ?? ""}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      {supplier && <Settings key={supplier.id} supplier={supplier} onClose={onClose} />}
    </Modal>
  );
};
