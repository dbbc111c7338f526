import { type ErrorComponentProps, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { reportError } from "../../shared/errors/report-error.ts";
import { type ErrorFace, faceOf } from "../error/error-face.ts";
import { LastResort } from "../error/last-resort.tsx";

const load = () => import("../error/error-page.tsx");
const ErrorPage = lazy(async () => ({ default: (await load()).ErrorPage }));
const ErrorMenu = lazy(async () => ({ default: (await load()).ErrorMenu }));
const NotFoundPage = lazy(async () => ({ default: (await load()).NotFoundPage }));

/** Falls back to the plain page if the error page fails. */
const Shown = (props: { readonly face: ErrorFace; readonly reference?: string }) => (
  <LastResort>
    <Suspense fallback={null}>
      <ErrorPage {...props} />
    </Suspense>
  </LastResort>
);

/** Error page inside a layout. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const { pathname } = useLocation();
  const face = faceOf(error instanceof ApiFailure ? error.statusCode : undefined, pathname);
  // Reported here, because the router reports a caught error only after rendering, and the page needs the reference.
  const reference = face === "failed" ? reportError(error).reference : undefined;
  return <Shown face={face} {...(reference !== undefined && { reference })} />;
};

/** Error page of a layout that failed, or of the root. */
export const FailedLayout = (props: ErrorComponentProps) => (
  <LastResort>
    <Suspense fallback={null}>
      <ErrorMenu>
        <FailedPage {...props} />
      </ErrorMenu>
    </Suspense>
  </LastResort>
);

export const NotFound = () => (
  <LastResort>
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  </LastResort>
);
