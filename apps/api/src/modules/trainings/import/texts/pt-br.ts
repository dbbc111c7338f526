import type { ResultImportWords } from "./result-import-words.ts";

export const ptBr: ResultImportWords = {
  refusals: {
    "training_class.full": "A turma não tem mais vagas. Aumente o número de vagas e importe a linha de novo.",
    "training_participant.not_open": "Esta turma não está aberta ao fornecedor deste colaborador.",
    "training_participant.restricted": "Este colaborador está com bloqueio nesta contratante.",
    "training_participant.dismissed": "Este colaborador foi desligado.",
    "training_participant.before_admission": "Há aula antes da admissão deste colaborador.",
    "training_participant.without_test": "Este treinamento não tem prova, portanto não tem nota.",
  },
  template: {
    file: "modelo-resultados-turma",
    sheet: "Resultados",
    guide: "Instruções",
    lines: [
      "Como preencher",
      "Uma linha por colaborador, na aba Resultados. O campo com * é obrigatório.",
      "O colaborador é encontrado pelo CPF, ou pelo país e número do documento estrangeiro. O nome serve só para a sua conferência.",
      "Quem ainda não está na turma é incluído, se houver vaga.",
      "Presença: Sim ou Não em cada aula. Uma célula vazia não muda a presença.",
      "Nota: de 0 a 10, com no máximo uma casa decimal, como 8,5. Uma célula vazia não muda a nota.",
      "A planilha não aprova ninguém: confira os resultados e use Aprovar todos na página da turma.",
      "Quem já está aprovado não muda por planilha: corrija o resultado na página da turma.",
      "Você pode mudar a ordem das colunas e apagar as que não usa.",
    ],
    notes: {
      cpf: "Com ou sem pontuação. Deixe vazio se a pessoa só tem documento estrangeiro.",
      foreignCountry: "Nome do país ou sigla de duas letras",
      name: "Só para a sua conferência",
      session: "Sim ou Não. Vazia: não muda",
      score: "De 0 a 10, com no máximo uma casa decimal",
    },
  },
  mails: {
    done: {
      title: "A importação de resultados da turma terminou",
      paragraphs: [
        "A planilha “{file}” foi processada.",
        "Incluídos: {created}. Alterados: {changed}. Sem alteração: {unchanged}. Com erro: {failed}.",
        "No relatório você vê o resultado de cada linha e pode baixar uma planilha só com as linhas que precisam de correção.",
      ],
      action: "Ver o resultado",
    },
    failed: {
      title: "A importação de resultados da turma não foi concluída",
      paragraphs: ["A planilha “{file}” não pôde ser processada até o fim. O relatório mostra o motivo e o que fazer."],
      action: "Ver o motivo",
    },
    needs_columns: {
      title: "A importação de resultados da turma espera por você",
      paragraphs: [
        "A planilha “{file}” não tem a coluna obrigatória com o nome esperado.",
        "Indique qual coluna corresponde a cada campo, e a importação começa.",
      ],
      action: "Indicar as colunas",
    },
  },
};
