import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { SupplierSearch } from "../../../shared/suppliers/supplier-search.tsx";
import { withPlan } from "../../../shared/suppliers/with-plan.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import { beginWith, type NewSupplier, newSupplierFault, numbersOf } from "./new-supplier.ts";
import classes from "./supplier-settings.module.css";
import { useAddSupplier } from "./use-add-supplier.ts";

type FieldsProps = { readonly supplier: NewSupplier; readonly isTried: boolean; readonly onChange: (next: Partial<NewSupplier>) => void };

const Fields = ({ supplier, isTried, onChange }: FieldsProps) => {
  const { t } = useTranslation("projectDetail");
  const { choice, plans, email } = supplier;
  const fault = isTried ? newSupplierFault(supplier) : null;
  const { name, cnpj } = choice.kind === "here" ? choice : { name: choice.company.tradingName, cnpj: choice.company.cnpj };
  return (
    <>
      <p className={classes.heading}>
        {name} <small className={classes.says}>{maskCnpj(cnpj)}</small>
      </p>
      <fieldset className={classes.part}>
        <legend>{t("settings.plan")}</legend>
        <p className={classes.says}>{t("settings.planSays")}</p>
        <div className={classes.choices}>
          {PLANS.map((plan) => (
            <Checkbox
              key={plan}
              label={t(`plans.${plan}`)}
              checked={plans.includes(plan)}
              onChange={({ currentTarget }) => onChange({ plans: withPlan(plans, plan, currentTarget.checked) })}
            />
          ))}
        </div>
        {fault === "planRequired" && <RefusalNote>{t("adding.planRequired")}</RefusalNote>}
      </fieldset>
      {choice.kind === "awaited" && (
        <div className={classes.part}>
          <TextInput
            label={t("adding.email")}
            description={t("adding.emailSays")}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={EMAIL_MAX_LENGTH}
            value={email}
            error={fault === "emailInvalid" && t("adding.emailInvalid")}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
          />
        </div>
      )}
      <p className={classes.says}>{t("preview.blocks")}</p>
    </>
  );
};

type BodyProps = { readonly project: Project; readonly initial: NewSupplier | null; readonly onClose: () => void };

const Body = ({ project, initial, onClose }: BodyProps) => {
  const { t } = useTranslation("projectDetail");
  const messageOf = useMessageOf();
  const [supplier, setSupplier] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useAddSupplier(project);
  const once = useSingleFlight();
  const add = async (chosen: NewSupplier) => {
    await mutateAsync(chosen);
    notify.success(t("adding.added"));
    onClose();
  };
  if (supplier === null)
    return (
      <SupplierSearch contractorId={project.company.id} chosen={numbersOf(project)} onChoose={(choice) => setSupplier(beginWith(choice))} />
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (newSupplierFault(supplier) !== null) return;
    void once(() => add(supplier).catch(() => undefined));
  };
  const chooseAnother = () => {
    reset();
    setTried(false);
    setSupplier(null);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Fields supplier={supplier} isTried={isTried} onChange={(next) => setSupplier({ ...supplier, ...next })} />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("adding.another")} onBack={chooseAnother} submit={t("adding.submit")} busy={isPending} />
    </form>
  );
};

type Props = BodyProps & { readonly opened: boolean };

/**
 * Adds a supplier to a started project: found by search, already entered or typed by hand, with its plans. A plan cannot be removed later.
 */
export const AddSupplierDialog = ({ opened, ...body }: Props) => {
  const { t } = useTranslation("projectDetail");
  return (
    <FormDialog opened={opened} onClose={body.onClose} title={t("adding.title")} size="lg">
      <Body {...body} />
    </FormDialog>
  );
};
