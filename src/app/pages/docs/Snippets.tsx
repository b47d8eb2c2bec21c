import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { ApiTool } from '../../api/definitions/api.ts';
import type { ParameterValues } from './compose-request.ts';
import { CopyButton } from './CopyButton.tsx';
import { curlOf, fetchOf, toolCallOf, type SnippetRequest } from './snippets.ts';
import { docsTexts } from '../../texts/en/docs.ts';
import '../../ui/tabs.css';

export interface SnippetsProps {
  readonly request: SnippetRequest;
  readonly tool: ApiTool | undefined;
  readonly values: ParameterValues;
  /** The path of the MCP endpoint. */
  readonly toolPath: string;
}

/** The request as code in several languages. */
export function Snippets({ request, tool, values, toolPath }: SnippetsProps) {
  const snippets = [
    { id: 'curl', title: 'curl', text: curlOf(request), note: undefined },
    { id: 'javascript', title: 'JavaScript', text: fetchOf(request), note: undefined },
    ...(tool
      ? [
          {
            id: 'mcp',
            title: 'MCP',
            text: toolCallOf(tool, request.body, values),
            note: docsTexts.toolTransport(toolPath),
          },
        ]
      : []),
  ];
  return (
    <section className="docs-card" aria-label={docsTexts.theRequestInCode}>
      <Tabs className="docs-snippets">
        <div className="tabs-head">
          <TabList className="tabs-list" aria-label={docsTexts.languages}>
            {snippets.map(({ id, title }) => (
              <Tab key={id} id={id} className="tab">
                {title}
              </Tab>
            ))}
          </TabList>
        </div>
        {snippets.map(({ id, title, text, note }) => (
          <TabPanel key={id} id={id} className="docs-snippet">
            <CopyButton what={docsTexts.as(title)} text={text} />
            <pre className="docs-code scroll" tabIndex={0} role="region" aria-label={docsTexts.requestAs(title)}>
              {text}
            </pre>
            {note ? <p className="table-note docs-snippet-note">{note}</p> : null}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
