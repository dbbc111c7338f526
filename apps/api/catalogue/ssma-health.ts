import { ask, clt, documentType } from "./written.ts";

/** Occupational health certificates (ASO), one per occasion of NR-7. Only the periodic one determines how long a worker is fit. */
export const health = [
  documentType(301, "SSMA-ASO-ADMISSIONAL", {
    names: ["ASO admissional", "Pre-employment health certificate", "ASO de admisión"],
    about: "Atestado de Saúde Ocupacional feito antes de o colaborador começar a trabalhar.",
    send: "ASO completo e assinado, por exemplo “aso-admissional-joao-silva.pdf”, emitido pela clínica do seu PCMSO.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "health",
    frequency: "on_movement",
    movement: "admission",
    validity: "none",
    asksIssueDate: true,
    checklist: [
      ask("O ASO é deste colaborador: nome e CPF conferem com o cadastro?", {
        example: "João da Silva, CPF 529.982.247-25.",
        wrong_person: "O ASO é de outro trabalhador → Separe na clínica o ASO deste colaborador e envie-o em PDF.",
        missing_data: "O ASO não traz o CPF → Peça à clínica a segunda via com o CPF, que a NR-7 exige.",
      }),
      ask("O tipo de exame marcado é admissional, com data anterior ao início do trabalho?", {
        example: "Admissional de 26/02/2026, início em 02/03/2026.",
        wrong_document: "O exame marcado é outro tipo → Envie o ASO admissional, ou peça à clínica que corrija o campo do tipo.",
        late: "O exame foi feito depois da admissão → Registre a ocorrência no PCMSO e anexe a justificativa do médico coordenador.",
      }),
      ask("O resultado é APTO para a função que o colaborador exerce?", {
        example: "Apto para montador de andaimes.",
        unfit: "O resultado é inapto ou apto com restrição → Afaste o colaborador da função e envie o novo ASO depois da avaliação.",
        missing_data: "O campo apto/inapto está em branco → Solicite à clínica que complete e assine o resultado.",
      }),
      ask("As aptidões específicas (altura, espaço confinado, eletricidade) constam para o que ele fará?", {
        example: "Apto para trabalho em altura (NR-35).",
        incomplete: "Falta a aptidão para a atividade de risco → Agende os exames complementares do PCMSO e envie o ASO com a aptidão.",
        inconsistent: "A aptidão citada não é a da atividade → Confira a atividade no cadastro e peça à clínica o ASO correspondente.",
      }),
      ask("Riscos e exames complementares são os do PGR e do PCMSO para a função?", {
        example: "Ruído: audiometria de 26/02/2026; queda: ECG e glicemia.",
        inconsistent: "Os riscos do ASO não são os do PGR → Envie à clínica o inventário de riscos da função e peça o ASO corrigido.",
        incomplete: "Falta a data de um exame complementar → Solicite à clínica o ASO com todos os exames e datas.",
      }),
      ask("Médico examinador com nome, CRM e assinatura, e o colaborador assinou a ciência?", {
        example: "Dr. Paulo Melo, CRM/MG 38.114; assinatura do colaborador.",
        unsigned: "Falta a assinatura do médico ou do colaborador → Colha a assinatura que falta na clínica e digitalize o ASO.",
        unregistered: "O CRM não é encontrado no conselho → Consulte o CRM do médico e envie o ASO com o registro certo.",
      }),
    ],
  }),
  documentType(302, "SSMA-ASO-PERIODICO", {
    names: ["ASO periódico", "Periodic health certificate", "ASO periódico"],
    about: "Atestado de Saúde Ocupacional que renova a aptidão do colaborador no intervalo do PCMSO.",
    send: "Último ASO periódico, ou o admissional enquanto ainda vale, com todas as páginas.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "health",
    frequency: "always_valid",
    validity: "nr7.aso.periodic",
    checklist: [
      ask("O exame é periódico e foi feito dentro do intervalo do PCMSO?", {
        example: "Periódico de 10/03/2026; anterior de 12/03/2025.",
        expired: "O exame passou do intervalo do PCMSO → Agende o periódico na clínica e envie o ASO novo; até lá o acesso fica bloqueado.",
        missing_data: "A data do exame clínico não aparece → Peça à clínica a via com a data do exame, que começa a validade.",
      }),
      ask("Nome, CPF e função do ASO são os atuais do colaborador?", {
        example: "Maria Souza, eletricista de força e controle.",
        inconsistent: "A função do ASO é a antiga → Faça o ASO de mudança de risco e envie-o no lugar deste.",
        wrong_person: "O documento é de um colega da mesma função → Envie o periódico emitido para este CPF.",
      }),
      ask("A conclusão é apto para a função e para cada atividade crítica atual?", {
        example: "Apto; apto NR-10 e NR-35.",
        unfit: "A conclusão traz inaptidão ou restrição → Afaste da atividade crítica e envie a reavaliação do médico coordenador.",
        incomplete: "A aptidão da atividade crítica não foi renovada → Peça à clínica a avaliação que falta e o ASO complementado.",
      }),
      ask("Os exames do período (audiometria, espirometria e outros) estão listados com data?", {
        example: "Audiometria 03/03/2026, espirometria 03/03/2026.",
        incomplete: "Um exame previsto no PCMSO não foi feito → Realize o exame na clínica conveniada e envie o ASO atualizado.",
        expired: "Um exame complementar já venceu → Refaça o exame vencido e solicite o ASO com a nova data.",
      }),
      ask("O médico assinou com CRM e o ASO traz o médico responsável pelo PCMSO?", {
        example: "Coordenadora: Dra. Lúcia Prado, CRM/MG 22.871.",
        unsigned: "O ASO periódico não está assinado pelo médico → Devolva o ASO à clínica, solicite a via assinada e reenvie.",
        missing_data: "O médico coordenador não é citado → Peça à clínica o ASO com o nome e o CRM do coordenador do PCMSO.",
      }),
    ],
  }),
  documentType(303, "SSMA-ASO-RETORNO", {
    names: ["ASO de retorno ao trabalho", "Return-to-work health certificate", "ASO de retorno al trabajo"],
    about: "Exame feito antes da volta de quem ficou afastado por trinta dias ou mais por doença, acidente ou parto.",
    send: "ASO de retorno com data anterior ao primeiro dia de volta.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "health",
    frequency: "on_movement",
    movement: "return",
    validity: "none",
    asksIssueDate: true,
    checklist: [
      ask("O exame é de retorno e foi feito antes de o colaborador voltar?", {
        example: "Exame em 29/04/2026, volta em 30/04/2026.",
        late: "O colaborador voltou antes do exame → Afaste-o até o exame e envie o ASO de retorno com a justificativa.",
        wrong_document: "Foi marcado exame periódico → Solicite à clínica o ASO com o tipo “retorno ao trabalho”.",
      }),
      ask("O afastamento que o exame encerra é o da movimentação?", {
        example: "Afastado de 04/03 a 29/04/2026.",
        inconsistent: "A data do retorno não é a da movimentação → Corrija a movimentação de retorno ou envie o ASO do período certo.",
        wrong_period: "O ASO é de um retorno anterior → Envie o exame feito ao fim deste afastamento.",
      }),
      ask("A aptidão diz se há retorno gradativo ou restrição de atividade?", {
        example: "Apto, sem trabalho em altura por 60 dias.",
        unfit:
          "Há restrição para a atividade do projeto → Retire a atividade do cadastro enquanto durar a restrição e avise a contratante.",
        incomplete: "A restrição não tem prazo → Peça ao médico que indique o prazo da restrição no ASO.",
      }),
      ask("As aptidões para atividades críticas foram reavaliadas?", {
        example: "NR-33: reavaliado e apto em 29/04/2026.",
        incomplete: "O ASO de retorno não trata das atividades críticas → Agende na clínica a reavaliação e envie o ASO completo.",
        missing_data: "Não se sabe quais riscos foram considerados → Solicite o ASO com os riscos ocupacionais da função.",
      }),
    ],
  }),
  documentType(304, "SSMA-ASO-MUDANCA", {
    names: ["ASO de mudança de risco", "Change-of-risk health certificate", "ASO de cambio de riesgo"],
    about: "Exame antes de o colaborador passar a uma função ou local com riscos diferentes.",
    send: "ASO de mudança de risco ocupacional com a nova função e os novos riscos.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "health",
    frequency: "on_movement",
    movement: "risk_change",
    validity: "none",
    asksIssueDate: true,
    checklist: [
      ask("O ASO é anterior à mudança e traz a função nova?", {
        example: "Exame em 27/03/2026, função nova em 01/04/2026.",
        late: "O exame é posterior à mudança → Recolha o colaborador à função anterior até o exame e envie o ASO.",
        inconsistent: "A função escrita ainda é a antiga → Peça à clínica o ASO com a função para a qual ele vai.",
      }),
      ask("Os riscos novos do PGR estão descritos?", {
        example: "Novo risco: fumos metálicos, radiação não ionizante.",
        incomplete: "Os riscos novos não constam → Envie à clínica o inventário da nova função e obtenha o ASO corrigido.",
        inconsistent: "Os riscos citados não são os do local novo → Confira o PGR do projeto e solicite outro ASO.",
      }),
      ask("Foram feitos os exames que os riscos novos pedem?", {
        example: "Espirometria e raio X de tórax em 26/03/2026.",
        insufficient: "Faltam exames do risco novo → Realize os exames que o PCMSO prevê para o risco e envie o ASO.",
        missing_data: "As datas dos exames novos não aparecem → Peça à clínica que inclua as datas no ASO.",
      }),
      ask("A conclusão de aptidão vale para a função e as atividades novas?", {
        example: "Apto para soldador; apto para trabalho a quente.",
        unfit: "Foi considerado inapto para a função nova → Mantenha o colaborador na função anterior e corrija a movimentação.",
        unsigned: "A conclusão está sem assinatura do examinador → Solicite à clínica a assinatura e o CRM na conclusão.",
      }),
    ],
  }),
  documentType(305, "SSMA-ASO-DEMISSIONAL", {
    names: ["ASO demissional", "Exit health certificate", "ASO de egreso"],
    about: "Exame no desligamento, dispensado quando o último exame é recente conforme o grau de risco.",
    send: "ASO demissional, ou o último ASO com a declaração de dispensa do médico coordenador.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "health",
    frequency: "on_movement",
    movement: "dismissal",
    regimes: clt,
    validity: "none",
    due: "nr7.aso.dismissal_due",
    blocksWork: false,
    asksIssueDate: true,
    checklist: [
      ask("O exame foi feito em até dez dias do término do contrato?", {
        example: "Término 20/03/2026, exame 24/03/2026.",
        late: "O exame demissional foi feito fora do prazo → Anexe a prova da convocação do colaborador e a justificativa.",
        missing_data: "A data do exame demissional não se lê → Peça à clínica a segunda via do demissional.",
      }),
      ask("Se foi dispensado, o último ASO está no prazo do grau de risco da empresa?", {
        example: "Grau 3, último ASO há 60 dias.",
        expired: "O último ASO é antigo demais para dispensar o exame → Convoque o ex-colaborador e realize o demissional na clínica.",
        unqualified: "A dispensa não foi assinada pelo médico → Solicite ao médico coordenador a declaração de dispensa.",
      }),
      ask("O tipo marcado é demissional e o nome e CPF são os do desligado?", {
        example: "Demissional, CPF igual ao do TRCT.",
        wrong_document: "O ASO marcado não é demissional → Substitua pelo ASO demissional emitido pela clínica.",
        wrong_person: "O demissional enviado é de outro ex-colaborador → Envie o ASO do CPF desligado.",
      }),
      ask("A via do trabalhador foi entregue, com a assinatura dele?", {
        example: "Recebi a 2ª via em 24/03/2026.",
        unsigned: "Não há prova da entrega da via ao trabalhador → Colha o recibo de entrega ou anexe o aviso de recebimento.",
        illegible: "A assinatura de recebimento não se distingue → Digitalize novamente o campo de recebimento.",
      }),
    ],
  }),
];
