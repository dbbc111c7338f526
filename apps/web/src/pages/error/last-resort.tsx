import { Component, type ReactNode } from "react";
import { reportError } from "../../shared/errors/report-error.ts";

/**
 * What is left when the error page itself cannot be shown: no words from elsewhere, no component, no router, nothing that could fail again.
 * It speaks Portuguese, the language of most people who could ever see it.
 */
const PlainPage = () => (
  <div role="alert">
    <h1>Algo aconteceu :(</h1>
    <p>
      <a href="/">Ir para página inicial</a>
    </p>
  </div>
);

export class LastResort extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? <PlainPage /> : this.props.children;
  }
}
