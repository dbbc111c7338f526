import { Anchor, Loader } from "@mantine/core";
import { IconShieldCheck, IconShieldX } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useObservable } from "../create-observable.ts";
import { useMessageOf } from "../errors/message-of.ts";
import { loadPart } from "../loading/chunk-reload.ts";
import type { GateState } from "./create-gate.ts";
import { gate } from "./gate.ts";
import classes from "./robot-status.module.css";

const ServiceWidget = lazy(() => loadPart(async () => ({ default: (await import("./service-widget.tsx")).ServiceWidget })));

const Words = ({ state }: { readonly state: GateState }) => {
  const { t } = useTranslation("robot");
  const messageOf = useMessageOf();
  if (state.step === "checking")
    return (
      <>
        <Loader size={14} aria-hidden="true" /> {t("checking")}
      </>
    );
  if (state.step === "confirmed")
    return (
      <>
        <IconShieldCheck size={16} stroke={1.7} aria-hidden="true" /> {t("confirmed")}
      </>
    );
  if (state.step !== "failed") return null;
  return (
    <>
      <IconShieldX size={16} stroke={1.7} aria-hidden="true" />
      <span>
        {messageOf(state.failure)}{" "}
        <Anchor component="button" type="button" underline="always" c="inherit" onClick={gate.prepare}>
          {t("retry", { ns: "shared" })}
        </Anchor>
      </span>
    </>
  );
};

/** Status of the robot check, announced politely because only an immediate submit waits for it. */
export const RobotStatus = () => {
  const state = useObservable(gate.state);
  return (
    <>
      <div className={classes.status} role="status" data-step={state.step}>
        <Words state={state} />
      </div>
      {state.step === "asking" && (
        <Suspense fallback={null}>
          <ServiceWidget {...state.service} onAnswer={state.answer} />
        </Suspense>
      )}
    </>
  );
};
