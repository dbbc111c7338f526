import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { useProfile } from "../../shared/session/account.ts";
import { companiesHolding } from "../../shared/session/companies/company-holding.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { Stepper } from "../../shared/ui/stepper.tsx";
import { NewPhoto } from "../../shared/workers/photo/new-photo.tsx";
import { useSetImage } from "../../shared/workers/photo/photo-changes.ts";
import { usePhotoFault } from "../../shared/workers/photo/use-photo-fault.ts";
import { OwnFields } from "./fields/own-fields.tsx";
import { PersonFields } from "./fields/person-fields.tsx";
import { ProjectFields } from "./fields/project-fields.tsx";
import { RiskFields } from "./fields/risk-fields.tsx";
import { type Provider, WorkFields } from "./fields/work-fields.tsx";
import { FormFrame } from "./form-frame.tsx";
import { Section } from "./section.tsx";
import { useRefusalText } from "./use-refusal-text.ts";
import { useWorkerForm } from "./use-worker-form.ts";
import { type FormStep, formSteps } from "./worker-faults.ts";
import classes from "./worker-form.module.css";
import { ownFieldsQuery } from "./worker-queries.ts";

const keys: readonly PermissionKey[] = ["add_employee"];

/** The suppliers for which the user may register a worker. */
const useProviders = (): readonly Provider[] => {
  const profile = useProfile();
  const [selected] = useSelectedCompanies();
  return useMemo(
    () =>
      companiesHolding({ companies: profile?.companies ?? [], held: profile?.permissions ?? [], selected, keys })
        .filter(({ isProvider }) => isProvider)
        .map(({ id, tradingName }) => ({ id, name: tradingName })),
    [profile, selected],
  );
};

/** Whether the user may not see salaries of this supplier. */
const useHidesSalary = (providerId: number | null): boolean =>
  !(useProfile()?.permissions ?? []).some(
    ({ company, permitions }) => company === providerId && permitions.includes("see_employee_salary"),
  );

/** Disables the leave guard once the worker is registered. */
const useRegistering = (photo: Blob | null) => {
  const { t } = useTranslation("workerForm");
  const navigate = useNavigate();
  const setImage = useSetImage();
  const photoFault = usePhotoFault();
  const isSaved = useRef(false);
  const onSaved = async ({ id }: WorkerRecord) => {
    isSaved.current = true;
    notify.success(t("created"));
    if (photo) await setImage.mutateAsync({ id, image: photo }).catch((error: unknown) => notify.error(photoFault(error)));
    await navigate({ to: "/colaboradores/editar/$id", params: { id: String(id) } });
  };
  return { isSaved, onSaved };
};

type StepsProps = { readonly steps: readonly FormStep[]; readonly current: FormStep; readonly onGo: (to: FormStep) => void };

const Steps = ({ steps: taken, current, onGo }: StepsProps) => {
  const { t } = useTranslation("workerForm");
  const at = taken.indexOf(current);
  const stateAt = (index: number) => {
    if (index < at) return "done";
    return index === at ? "open" : "later";
  };
  const steps = taken.map((step, index) => ({ key: step, name: t(`steps.${step}.title`), state: stateAt(index) }) as const);
  const where = t("stepOf", { step: at + 1, total: taken.length, title: t(`steps.${current}.title`) });
  return <Stepper label={t("stepper")} where={where} steps={steps} current={current} onGo={onGo} />;
};

/** Focuses the heading of a new step, because screen readers do not announce a step as a new page. */
const useStepHead = (step: FormStep) => {
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current !== step) document.getElementById(`section-${step}`)?.focus();
    opened.current = step;
  }, [step]);
};

/** Registers a new worker step by step; the last step saves. */
export const NewWorker = () => {
  const { t } = useTranslation("workerForm");
  const refusalText = useRefusalText();
  const providers = useProviders();
  const [chosen, choose] = useState<number | null>(null);
  const providerId = chosen ?? (providers.length === 1 ? (providers[0]?.id ?? null) : null);
  const hidesSalary = useHidesSalary(providerId);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [step, setStep] = useState<FormStep>("person");
  const { isSaved, onSaved } = useRegistering(photo);
  const { data: own } = useQuery({ ...ownFieldsQuery(providerId ?? 0), enabled: providerId !== null });
  const form = useWorkerForm({ worker: null, providerId, fields: own?.results ?? [], onSaved: (saved) => void onSaved(saved) });
  useStepHead(step);
  // Omits the custom-field step if no contractor has custom fields.
  const steps = formSteps.filter((one) => one !== "fields" || form.asked.length > 0);
  const next = steps[steps.indexOf(step) + 1];
  const before = steps[steps.indexOf(step) - 1];
  const goOn = () => {
    if (!form.check(step) || (step === "work" && providerId === null)) return;
    // The supplier can be chosen after the first step, so that the CPF is known only then.
    if (step === "work" && !form.check("person")) return setStep("person");
    if (next) setStep(next);
    else void form.save();
  };
  const fields: { readonly [S in FormStep]: ReactNode } = {
    person: <PersonFields form={form} providerId={providerId} />,
    work: <WorkFields form={form} providers={providers} providerId={providerId} onProvider={choose} hidesSalary={hidesSalary} />,
    risks: <RiskFields form={form} providerId={providerId} />,
    projects: <ProjectFields form={form} providerId={providerId} />,
    fields: <OwnFields form={form} />,
    photo: <NewPhoto photo={photo} onPhoto={setPhoto} name={form.draft.name} />,
  };
  return (
    <>
      <PageHeader title={t("newTitle")} hint={t("newHint")} />
      <Steps steps={steps} current={step} onGo={setStep} />
      <FormFrame form={form} isUnsaved={() => form.isChanged && !isSaved.current} onSubmit={goOn}>
        <Section step={step}>{fields[step]}</Section>
        {form.error !== null && <RefusalNote>{refusalText(form.error)}</RefusalNote>}
        <div className={classes.bar}>
          {before && (
            <Button variant="default" onClick={() => setStep(before)}>
              {t("bar.previous")}
            </Button>
          )}
          <Button type="submit" loading={form.isSaving}>
            {t(next ? "bar.next" : "bar.create")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
};
