import type { CompanyGroup } from "@emdia/contract/custom-fields/group-routes.ts";
import { Button, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../../shared/list/list-skeleton.tsx";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { PageBackLink } from "../../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { FieldList } from "../fields/field-list.tsx";
import { useChangeGroup } from "../fields-changes.ts";
import { groupQuery } from "../fields-queries.ts";
import { SupplierList } from "../suppliers/supplier-list.tsx";
import { type FieldsView, type GroupPart, groupParts, writeView } from "../view-address.ts";
import classes from "./group-page.module.css";

const RenameDialog = lazyDialog(async () => (await import("./group-dialog.tsx")).RenameGroupDialog);
const SKELETON_ROWS = 6;

const BackLink = () => {
  const { t } = useTranslation("customFields");
  const search = (before: object) => writeView({ ...before }, { groupId: null, part: "campos" });
  return <PageBackLink renderRoot={(props) => <Link to="." search={search} {...props} />}>{t("groups.back")}</PageBackLink>;
};

const Actions = ({ group }: { readonly group: CompanyGroup }) => {
  const { t } = useTranslation(["customFields", "shared"]);
  const renaming = useDialog<CompanyGroup>();
  const { mutate, isPending } = useChangeGroup(group);
  const move = () =>
    mutate(
      { activated: !group.activated },
      { onSuccess: () => notify.success(t("shared:saved")), onError: (error) => notify.error(currentMessageOf(error)) },
    );
  return (
    <>
      <Button variant="default" onClick={() => renaming.open(group)}>
        {t("group.rename")}
      </Button>
      <Button variant="default" onClick={move} loading={isPending}>
        {t(group.activated ? "group.putAway" : "group.takeUp")}
      </Button>
      <RenameDialog opened={renaming.opened} group={renaming.subject} onClose={renaming.close} />
    </>
  );
};

type Props = {
  readonly companyId: number;
  readonly groupId: number;
  readonly part: GroupPart;
  readonly onShow: (view: FieldsView) => void;
};

/** One group: its fields, or the suppliers to which it applies. */
export const GroupPage = ({ companyId, groupId, part, onShow }: Props) => {
  const { t } = useTranslation("customFields");
  const { data: group, error } = useQuery(groupQuery({ companyId, groupCustomFieldsId: groupId }));
  if (!group)
    return (
      <>
        <BackLink />
        {error === null ? (
          <ListSkeleton rows={SKELETON_ROWS} />
        ) : (
          <ListMessage role="alert" title={t("groups.failed")} hint={currentMessageOf(error)} />
        )}
      </>
    );
  const words = { campos: t("group.fieldsPart"), fornecedores: t("group.suppliersPart") };
  return (
    <>
      <BackLink />
      <PageHeader title={group.name} actions={group.can.update && <Actions group={group} />} />
      {!group.activated && <p className={classes.away}>{t("group.putAwaySays")}</p>}
      <div className={classes.parts}>
        <SegmentedControl
          aria-label={t("group.parts")}
          value={part}
          onChange={(value) => onShow({ groupId, part: groupParts.find((known) => known === value) ?? part })}
          data={groupParts.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      {part === "campos" ? <FieldList group={group} /> : <SupplierList group={group} />}
    </>
  );
};
