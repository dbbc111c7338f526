export const termsRefusals = {
  "terms.outdated": { status: 409, message: "Os termos de uso mudaram. Leia e aceite a versão atual." },
  "terms.only_oneself": { status: 403, message: "Só a própria pessoa aceita os termos de uso." },
} as const;
