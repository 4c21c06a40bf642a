import React, {type ReactNode} from 'react';
import {Route, Switch} from 'react-router-dom';
import type {RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import type {RouteComponent} from './pageRoutes';

interface Props {
  routes: RouteConfig[];
  extraProps?: object;
}

/** Rendered anew for each location, as the routes of the site may have come in between. */
function Routes({routes, extraProps}: Props): ReactNode {
  useLocation();
  return (
    <Switch>
      {routes.map((route) => (
        <Route
          // A route stays the same one when the routes of the site come.
          key={(route.component as RouteComponent).key}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          render={(props) => {
            const Component = route.component as React.ComponentType<object>;
            return <Component {...props} {...extraProps} {...{route}} />;
          }}
        />
      ))}
    </Switch>
  );
}

/** In place of react-router-config's, which looks at the routes once. */
export default function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  return routes ? <Routes routes={routes} extraProps={extraProps} /> : null;
}
