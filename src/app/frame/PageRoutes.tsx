import { Route, Switch, type DefaultParams } from 'wouter';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { patternOf } from '../pages/page-at.ts';
import { pageList } from '../pages/page-list.ts';
import { Boundary } from '../ui/Boundary.tsx';

/** The page at the current address; all pages except the workbench. */
export function PageRoutes() {
  return (
    <Switch>
      {pageList
        .filter(({ stays }) => !stays)
        .map((page) => {
          const { id, title, content: Content } = page;
          return (
            <Route<DefaultParams> key={id} path={patternOf(page)}>
              {(params) => (
                <Boundary key={id} name={title}>
                  <Content entry={params['entry'] ?? params['*']} />
                </Boundary>
              )}
            </Route>
          );
        })}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
