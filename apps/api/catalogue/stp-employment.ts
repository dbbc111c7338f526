import { ask, clt, documentType, onPayroll } from "./written.ts";

/** Employment contracts and registration. */
export const employment = [
  documentType(101, "STP-CONTRATO", {
    names: ["Contrato de trabalho", "Employment contract", "Contrato de trabajo"],
    about: "Contrato individual assinado, que prova o vínculo, a função, o salário e a jornada combinados.",
    send: "Contrato completo em um só PDF, com todas as páginas e as duas assinaturas, por exemplo “contrato-joao-silva.pdf”.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "on_movement",
    movement: "admission",
    regimes: clt,
    validity: "none",
    asksIssueDate: true,
    checklist: [
      ask("O contrato traz o nome completo e o CPF do colaborador cadastrado?", {
        example: "João da Silva, CPF 529.982.247-25, igual ao cadastro.",
        wrong_person: "O contrato enviado é de outra pessoa → Envie o contrato deste colaborador, que está na pasta de admissão do seu RH.",
        missing_data: "O contrato não traz o CPF → Peça ao RH que emita um aditivo com a qualificação completa e envie os dois juntos.",
      }),
      ask("O empregador do contrato é a sua empresa, com o CNPJ que atende este projeto?", {
        example: "Empregador com a mesma raiz de CNPJ do fornecedor vinculado.",
        wrong_company:
          "O contrato foi firmado por outra empresa → Envie o contrato com a sua empresa ou o termo de sucessão registrado no eSocial.",
        missing_data: "O CNPJ do empregador não aparece → Substitua pela via completa, com a página de qualificação das partes.",
      }),
      ask("A função e o salário do contrato são os informados no cadastro do colaborador?", {
        example: "Montador de andaimes, R$ 2.480,00 por mês.",
        inconsistent: "A função do contrato não é a do cadastro → Anexe o aditivo de mudança de função ou corrija a função no cadastro.",
        incomplete: "O contrato não diz o salário → Inclua o anexo de remuneração ou a ficha de registro com o salário atual.",
      }),
      ask("A data de início do contrato é igual ou anterior à entrada do colaborador no projeto?", {
        example: "Admissão em 02/03/2026 e entrada no projeto em 09/03/2026.",
        late: "O contrato começa depois da entrada no projeto → Corrija a data de entrada no projeto ou envie o contrato que valia naquele dia.",
        expired: "O prazo do contrato já terminou → Envie a prorrogação assinada ou o termo que o tornou por prazo indeterminado.",
      }),
      ask("O contrato está assinado pelo colaborador e por quem representa a empresa?", {
        example: "Assinatura das duas partes na última página, ou certificado digital que se possa validar.",
        unsigned: "Falta a assinatura de uma das partes → Colha a assinatura que falta e digitalize o contrato de novo, página por página.",
        illegible:
          "As assinaturas estão cortadas na digitalização → Digitalize a última página inteira, a 200 dpi ou mais, e reenvie o PDF.",
      }),
    ],
  }),
  documentType(102, "STP-REGISTRO", {
    names: ["Ficha de registro ou CTPS digital", "Employee register or digital work card", "Ficha de registro o carné de trabajo digital"],
    about: "Registro do empregado exigido pela CLT, em ficha, livro ou no extrato da Carteira de Trabalho Digital.",
    send: "Ficha de registro assinada ou o PDF exportado do aplicativo CTPS Digital com este vínculo aberto.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "on_movement",
    movement: "admission",
    regimes: onPayroll,
    validity: "none",
    due: "clt.registration.due",
    checklist: [
      ask("O registro é deste colaborador, com nome, CPF e data de nascimento que conferem?", {
        example: "Maria Souza, 111.444.777-35, nascida em 14/05/1990.",
        wrong_person:
          "A ficha é de um homônimo → Confira o CPF e exporte o extrato certo no portal do eSocial ou no aplicativo CTPS Digital.",
        missing_data:
          "A data de nascimento está em branco → Atualize a qualificação do empregado no sistema da folha e emita a ficha outra vez.",
      }),
      ask("O vínculo com a sua empresa aparece aberto, sem data de saída?", {
        example: "Contrato atual: Ipê Andaimes, desde 02/03/2026, sem desligamento.",
        expired: "O vínculo aparece encerrado → Envie o registro do contrato atual ou registre o desligamento do colaborador no projeto.",
        wrong_company: "O vínculo mostrado é com outro empregador → Exporte da CTPS Digital a página do contrato com a sua empresa.",
      }),
      ask("O cargo e a CBO do registro correspondem ao que o colaborador faz no projeto?", {
        example: "CBO 7155-45, montador de andaimes.",
        inconsistent: "O cargo registrado é outro → Transmita o S-2206 com a mudança de cargo e envie a ficha atualizada.",
        missing_data:
          "A CBO não foi preenchida → Preencha a CBO no sistema da folha conforme a tabela do Ministério do Trabalho e reenvie.",
      }),
      ask("O registro foi feito no prazo legal a partir da admissão?", {
        example: "Admissão em 02/03 e anotação em 04/03.",
        late: "A anotação foi feita fora do prazo → Anexe o recibo do eSocial com a data do envio e uma declaração do RH que explique o atraso.",
        missing_data: "A data da anotação não aparece → Gere o extrato da CTPS Digital, que mostra quando o contrato foi anotado.",
      }),
    ],
  }),
  documentType(103, "STP-S2200", {
    names: ["Recibo do eSocial S-2200 (admissão)", "eSocial S-2200 receipt (hiring)", "Recibo del eSocial S-2200 (admisión)"],
    about: "Recibo de que a admissão foi enviada ao eSocial antes do primeiro dia de trabalho.",
    send: "Recibo com o número de protocolo e o espelho do evento, baixados do portal do eSocial.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "on_movement",
    movement: "admission",
    regimes: onPayroll,
    validity: "none",
    due: "esocial.s2200.before_start",
    checklist: [
      ask("O recibo é do evento S-2200 e traz o número de recibo do eSocial?", {
        example: "Recibo 1.2.0000000012345678901 do evento S-2200.",
        wrong_document:
          "Foi enviado o recibo de outro evento → Baixe no portal do eSocial, em Empregados, o recibo do S-2200 deste trabalhador.",
        missing_data: "O arquivo não mostra o número do recibo → Exporte o evento com o recibo de entrega, e não só a tela de consulta.",
      }),
      ask("O trabalhador do evento é este colaborador, pelo CPF?", {
        example: "cpfTrab 52998224725.",
        wrong_person: "O CPF do evento é de outro trabalhador → Consulte o evento pelo CPF do colaborador e envie o recibo correspondente.",
        inconsistent: "O nome no eSocial diverge do cadastro → Retifique o nome no eSocial com a certidão ou corrija o cadastro aqui.",
      }),
      ask("A data de admissão do evento é a do contrato de trabalho?", {
        example: "dtAdm 2026-03-02, igual ao contrato.",
        inconsistent: "A admissão no eSocial difere do contrato → Retifique o S-2200 com a data certa e envie o novo recibo.",
        wrong_period: "O evento é de um vínculo anterior → Baixe o evento da matrícula atual, e não o do contrato já encerrado.",
      }),
      ask("O evento foi transmitido até o dia anterior ao início do trabalho?", {
        example: "Transmitido em 01/03 para início em 02/03.",
        late: "O envio foi feito depois do início → Envie o recibo do S-2190 (registro preliminar), se houve, ou a justificativa do RH.",
        illegible: "A data da transmissão não se lê → Baixe o recibo em PDF do portal, sem fotografar a tela.",
      }),
    ],
  }),
  documentType(104, "STP-ALTERACAO", {
    names: ["Alteração contratual (S-2206)", "Contract change (S-2206)", "Modificación contractual (S-2206)"],
    about: "Aditivo e recibo do eSocial quando muda a função, o salário, a jornada ou o local de trabalho.",
    send: "Aditivo assinado junto com o recibo do S-2206, em um só PDF.",
    plan: "STP",
    kind: "EMPLOYEE",
    category: "employment",
    frequency: "on_movement",
    movement: "function_change",
    regimes: clt,
    validity: "none",
    checklist: [
      ask("O aditivo diz o que mudou e a partir de quando?", {
        example: "De ajudante para montador, a partir de 01/04/2026.",
        incomplete:
          "O aditivo não diz a data em que passa a valer → Peça ao RH um aditivo com a data de vigência e colha novas assinaturas.",
        wrong_document: "Foi enviado o contrato original → Envie o termo aditivo que registra a mudança informada na movimentação.",
      }),
      ask("A mudança é a mesma da movimentação que abriu esta pendência?", {
        example: "Movimentação: nova função de montador; aditivo: montador.",
        inconsistent: "O aditivo registra outra mudança → Corrija a movimentação do colaborador ou envie o aditivo que corresponde a ela.",
        wrong_period: "O aditivo é de uma mudança antiga → Envie o aditivo com data igual à da movimentação.",
      }),
      ask("O recibo do S-2206 acompanha o aditivo e tem os mesmos dados?", {
        example: "Recibo do S-2206 com dtAlteracao 2026-04-01.",
        unregistered: "A alteração não foi enviada ao eSocial → Transmita o S-2206 pelo sistema da folha e anexe o recibo.",
        inconsistent: "O recibo traz outra data ou cargo → Retifique o evento no eSocial e reenvie aditivo e recibo juntos.",
      }),
      ask("O colaborador e a empresa assinaram o aditivo?", {
        example: "Duas assinaturas com a data de 30/03/2026.",
        unsigned:
          "O colaborador não assinou a alteração → Colha a assinatura do colaborador, pois sem acordo a mudança não vale, e reenvie.",
        illegible: "Não se distingue quem assinou → Inclua o nome por extenso abaixo de cada assinatura e digitalize de novo.",
      }),
    ],
  }),
];
