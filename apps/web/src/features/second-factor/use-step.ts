import { loginPath } from "@emdia/contract/web-paths.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { type PendingStep, pendingStep } from "../../shared/session/pending-step.ts";

export const usePendingStep = (): PendingStep | null => useState(pendingStep.read)[0];

/** Runs a request of the pending sign-in. If the sign-in step has ended, it returns to the sign-in page with the e-mail. */
export const useWithinStep = ({ email }: PendingStep) => {
  const navigate = useNavigate();
  return async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (refusal) {
      if (!(refusal instanceof ApiFailure) || refusal.code !== "second_factor.step_ended") throw refusal;
      pendingStep.end();
      notify.warning(currentMessageOf(refusal));
      await navigate({ to: loginPath, state: { email } });
    }
  };
};
